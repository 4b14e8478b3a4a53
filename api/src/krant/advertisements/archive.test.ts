import { useApi } from '../../testing/apiStage';
import {
  AddAdvertisementNoteDocument,
  AskSellerDocument,
  DeleteAdvertisementDocumentDocument,
  DeleteAdvertisementNoteDocument,
  ResolveQuestionDocument,
} from '../../testing/gql/graphql';
import { signedIn } from '../../testing/people';
import { adsOf, makeActiveEdition, makeAdvertiser } from '../testKrant';

const stage = useApi();

it('in an edition that is not active no notes, questions and documents come or go', async () => {
  const toon = await signedIn(stage.api, { name: 'Toon Aarts', general: ['krantRed'] });
  const { id } = await adsOf(toon, await makeActiveEdition()).save(
    await makeAdvertiser(17, { contactId: toon.id }),
  );
  const noted = await toon.data(AddAdvertisementNoteDocument, { id, text: 'Bellen', requestId: 'note-0009' });
  const asked = await toon.data(AskSellerDocument, { id, msg: 'Welk logo?', requestId: 'ask-00009' });
  const noteId = noted.addAdvertisementNote.advRedactieNotes[0]?.id as string;
  const questionId = asked.askSeller.advContactQuestions[0]?.id as string;
  await makeActiveEdition('2028');
  const errors = [
    await toon.error(AddAdvertisementNoteDocument, { id, text: 'Te laat', requestId: 'note-0010' }),
    await toon.error(DeleteAdvertisementNoteDocument, { id, noteId }),
    await toon.error(AskSellerDocument, { id, msg: 'Te laat?', requestId: 'ask-00010' }),
    await toon.error(ResolveQuestionDocument, { id, questionId }),
    await toon.error(DeleteAdvertisementDocumentDocument, { id, documentId: noteId }),
  ];
  for (const { message } of errors) expect(message).toContain('Deze editie is niet actief');
});
