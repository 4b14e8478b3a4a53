import type { DemoContext } from '../../platform/demo/demoContext';
import { demoDocument } from '../../platform/demo/demoFiles';
import { SecretaryDocumentKind } from '../secretariat.enums';
import { SecretaryDocumentModel } from './secretaryDocument.model';
import { SECRETARY_FOLDER, titleOf } from './secretaryDocument.service';

const NAME = 'Jan Smulders';
const { agenda, notulen } = SecretaryDocumentKind;
const MEETINGS = ['2025-09-15', '2025-12-08', '2026-03-16', '2026-05-18', '2026-09-14', '2026-11-02'];

/** The secretary of the demo foundation: the account secretaris@carnaval.example. */
export function demoSecretary(demo: DemoContext) {
  return { id: demo.id('user secretaris@carnaval.example').toHexString(), name: NAME };
}

/** What a record that the secretary last changed at this moment says of it. */
export function changedBySecretary(demo: DemoContext, moment: string) {
  const { id, name } = demoSecretary(demo);
  return { modifiedBy: id, modifiedByName: name, modifiedAt: new Date(moment) };
}

/** When a document of a meeting was added, and its id. */
export function demoMeeting(demo: DemoContext, kind: SecretaryDocumentKind, date: string) {
  const creationDate = new Date(`${date}T21:00:00Z`);
  const title = titleOf({ kind, date });
  return { title, creationDate, _id: demo.idAt(`meeting ${title}`, creationDate) };
}

/** Agendas and minutes of a year of meetings; the minutes about the budget are for the DB only. */
export async function demoMeetings(demo: DemoContext): Promise<void> {
  const kept = [
    ...MEETINGS.flatMap((date) => [
      { kind: agenda, date, dbOnly: false, description: '' },
      { kind: notulen, date, dbOnly: false, description: '' },
    ]),
    { kind: agenda, date: '2026-12-07', dbOnly: false, description: 'Precesoverleg' },
    { kind: notulen, date: '2026-10-19', dbOnly: true, description: 'Begroting 2027, besloten vergadering' },
  ];
  const documents = kept.map(async ({ kind, date, dbOnly, description }) => {
    const { title, ...made } = demoMeeting(demo, kind, date);
    const { id, name } = demoSecretary(demo);
    return {
      ...made,
      kind,
      date,
      description,
      dbOnly,
      file: await demoDocument(
        demo,
        SECRETARY_FOLDER,
        title.replaceAll('/', '-'),
        description ? [description] : [],
        true,
      ),
      creator: name,
      createdBy: id,
      changeLog: [`${date.split('-').reverse().join('/')} - ${name}: toegevoegd`],
    };
  });
  await SecretaryDocumentModel.insertMany(await Promise.all(documents));
}
