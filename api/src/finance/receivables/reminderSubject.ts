const subjects = ['Herinnering', 'Tweede herinnering', 'Laatste herinnering'] as const;

/** What the reminder of a step is called. @param step 1, 2 or 3 */
export function reminderSubject(step: number): string {
  return subjects[step - 1] ?? subjects[0];
}
