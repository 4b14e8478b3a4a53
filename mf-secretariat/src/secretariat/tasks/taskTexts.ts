/** What is said when a task could not be saved. */
export const TASK_FAILED = 'Er is iets fout gegaan bij het opslaan van de taak';

/** The same for several at once. */
export const TASKS_FAILED = 'Er is iets fout gegaan bij het opslaan van de taken';
