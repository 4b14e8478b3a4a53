import { agendaSources, type AgendaSource } from '../identity/home/agendaSources';
import { shiftsAt } from './shifts/ownShifts.service';
import { ShiftAnswer } from './volunteers/volunteer.model';

/** The coming shifts of the volunteer with the address of the account, without those that were declined. */
const shifts: AgendaSource = {
  key: 'shifts',
  async of(_portal, { email }) {
    return (await shiftsAt(email))
      .filter(({ answer }) => answer !== ShiftAnswer.declined)
      .map(({ id, activity, day: date, from, to, answer }) => ({
        ...{ id: `shift-${id}`, date, from, to, title: `Dienst: ${activity}` },
        detail: answer === ShiftAnswer.asked ? 'Nog bevestigen' : '',
      }));
  },
};

/** What the Boerenploeg puts into the calendar of a person. */
export const volunteersAgenda = agendaSources.with(shifts);
