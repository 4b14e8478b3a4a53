/** What is told after a save. @param done when the server has it */
export const savedText = (outcome: 'sent' | 'waiting', done: string): string =>
  outcome === 'sent' ? done : 'Bewaard op dit toestel. Het wordt verstuurd zodra er verbinding is.';
