-- A lesson is deleted a day after its last change, by its alarm.

UPDATE tables SET alarm = changed + 86400 WHERE lesson = 1;
