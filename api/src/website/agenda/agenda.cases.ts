import type { RecordCases } from '../../testing/recordCases';
import { AgendaEntryModel } from './agenda.model';

/** Rows of the agenda, for the tests of all operations. */
export const agendaCases: RecordCases = {
  model: AgendaEntryModel,
  added: {
    by: 'addAgendaEntry',
    given: (number) => ({ entry: { date: '2027-02-01', name: `Bal ${number}` } }),
  },
  changed: {
    by: 'editAgendaEntry',
    fields: (number) => ({ date: '2027-02-02', name: `Bal ${number}`, comment: 'In de zaal' }),
  },
  deletedBy: 'deleteAgendaEntry',
};
