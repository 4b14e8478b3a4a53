import { onlyWinner, useApi } from '../../testing/apiStage';
import {
  AssignAdvertisementDocument,
  DemoteAdvertisementDocument,
  EditPaperEditionDocument,
  PlaceAdvertisementDocument,
  PromoteAdvertisementDocument,
  RestoreAdvertisementDocument,
  SaveAndSeeNotesDocument,
  SaveAndSeeTakenBackDocument,
  TakenBackSaleDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { signedIn, usePerson } from '../../testing/people';
import type { TestClient } from '../../testing/testClient';
import { PaperEditionModel } from '../editions/edition.model';
import { type Ad, adsOf, makeActiveEdition, makeAdvertiser, sale } from '../testKrant';

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });
let jose: TestClient;
let editionId: string;
let ads: ReturnType<typeof adsOf>;
let ad: Ad;
let of: string;
const toon = usePerson(stage, { name: 'Toon Aarts', general: ['krantRed'] });
const riet = usePerson(stage, { name: 'Riet', general: ['krantRed'] });

beforeEach(async () => {
  const seller = await signedIn(stage.api, { name: 'José', general: ['krantAdv'] });
  jose = seller;
  editionId = await makeActiveEdition();
  ads = adsOf(toon, editionId);
  of = await makeAdvertiser(1, { contactId: seller.id });
  ad = await ads.save(of);
  const { id } = ad;
  await toon.data(PromoteAdvertisementDocument, { id, from: 'initial' });
  await toon.data(PromoteAdvertisementDocument, { id, from: 'editing' });
  await toon.data(PlaceAdvertisementDocument, { id, page: '12', from: '' });
  await toon.data(AssignAdvertisementDocument, { id, assigned: 'Riet', from: '' });
});
const placed = { placedOnPage: '12', assigned: 'Riet', stage: 'placement', advState: 'verkocht' };
const loses = { placedOnPage: '12', assigned: 'Riet' };
const small = { advPrice: 3000, advFormat: '8,5x3,5' };
const now = () => ads.read(ad.id);
const restore = (revision: number) => toon.run(RestoreAdvertisementDocument, { id: ad.id, revision });

describe('what the editors did', () => {
  it.each(['open', 'nietVerkocht'])('is not lost by %s without that it was named', async (advState) => {
    const refusal = await ads.refused(of, { advState }, ad.revision);
    expect(refusal).toMatchObject({
      message:
        'Hiermee vervalt werk van de redactie: op pagina 12, toegewezen aan Riet. Kijk het na en bewaar opnieuw.',
      extensions: { code: 'CONFLICT', modifiedBy: 'Toon Aarts' },
    });
    const other = { placedOnPage: '11', assigned: 'Riet' };
    expect((await ads.refused(of, { advState, loses: other }, ad.revision)).extensions.code).toBe('CONFLICT');
    expect(await now()).toMatchObject(placed);
  });

  it('is not lost by another format without that it was named; then only the page goes', async () => {
    expect((await ads.refused(of, small, ad.revision)).extensions.code).toBe('CONFLICT');
    expect(await now()).toMatchObject(placed);
    const seen = { placedOnPage: '12', assigned: '' };
    expect(await ads.save(of, { ...small, loses: seen }, ad.revision)).toMatchObject({
      advFormat: '8,5x3,5',
      stage: 'editing',
      placed: false,
      placedOnPage: '',
      assigned: 'Riet',
    });
  });

  it('needs no word when nothing of it goes', async () => {
    expect(await ads.save(of, { advType: 'nieuw' }, ad.revision)).toMatchObject(placed);
  });

  it('goes when it was named: the log and the other editors are told', async () => {
    await adsOf(jose, editionId).save(of, { advState: 'open', loses }, ad.revision);
    const { changeLog, ...open } = await now();
    expect(open).toMatchObject({ advState: 'open', placed: false, placedOnPage: '', assigned: '' });
    expect(changeLog.at(-1)).toMatch(/José: staat open; stond op pagina 12, toegewezen aan Riet$/);
    await stage.api.deliverMail();
    expect(mailbox.mails.map(({ to, subject }) => [to, subject])).toHaveLength(2);
    const mail = mailbox.mails.find(({ to }) => to.includes(riet.email));
    expect(mail?.subject).toBe('Verkoop teruggedraaid: Bakkerij 1');
    expect(mail?.text).toContain('José heeft de advertentie van Bakkerij 1 (1) gewijzigd. Nu is ze open.');
    expect(mail?.text).toContain('op pagina 12, toegewezen aan Riet');
  });

  it('is shown to the seller who took it back, and what is closed to a seller is refused before it is written', async () => {
    const advertisement = sale({ advState: 'open', loses });
    const save = { editionId, advertiserId: of, revision: ad.revision, advertisement };
    expect((await jose.error(SaveAndSeeNotesDocument, save)).extensions.code).toBe('FORBIDDEN');
    expect(await now()).toMatchObject(placed);
    expect((await jose.data(SaveAndSeeTakenBackDocument, save)).saveAdvertisement).toEqual({
      advState: 'open',
      takenBack: { advFormat: '17x8,9', ...loses, by: 'José' },
    });
  });

  it('that was lost and mended before the mail goes is not told', async () => {
    const { revision } = await ads.save(of, { advState: 'open', loses }, ad.revision);
    expect((await restore(revision)).errors).toBeUndefined();
    await stage.api.deliverMail();
    expect(mailbox.mails).toEqual([]);
  });

  it('of two who take it back and place it at once, neither undoes the other unseen', async () => {
    const [, moved] = await Promise.all([
      ads.save(of, { advState: 'open', loses }, ad.revision).catch(() => null),
      toon.run(PlaceAdvertisementDocument, { id: ad.id, page: '14', from: '12' }),
    ]);
    const { advState, placedOnPage } = await now();
    expect([advState, placedOnPage]).toEqual(moved.errors ? ['open', ''] : ['verkocht', '14']);
  });
});

describe('a sale that was taken back', () => {
  it('is restored as it was, once', async () => {
    const before = await now();
    const { revision } = await ads.save(of, { advState: 'open', loses }, ad.revision);
    expect(await toon.data(TakenBackSaleDocument, { id: ad.id })).toEqual({
      advertisement: {
        takenBack: { advPrice: 10_000, advFormat: '17x8,9', ...loses, by: 'Toon Aarts' },
      },
    });
    const { restoreAdvertisement } = onlyWinner(
      await Promise.all([1, 2, 3].map(() => restore(revision))),
      'Deze advertentie',
      'Toon Aarts',
    );
    const { changeLog, ...after } = restoreAdvertisement;
    const { changeLog: _log, ...was } = before;
    expect(after).toEqual({ ...was, revision: was.revision + 2 });
    expect(changeLog.at(-1)).toContain('verkoop hersteld: verkocht, 17x8,9');
    expect((await restore(after.revision)).errors?.[0]).toMatchObject({
      message: 'Deze verkoop is niet teruggedraaid, of alweer verkocht.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('comes back without a page that is no more', async () => {
    const { revision } = await ads.save(of, { advState: 'open', loses }, ad.revision);
    await PaperEditionModel.updateOne({ _id: editionId }, { $set: { pageCount: 8 } });
    const { data } = await restore(revision);
    expect(data?.restoreAdvertisement).toMatchObject({ ...placed, placed: false, placedOnPage: '' });
  });

  it('is forgotten once it is sold anew, and stays as it is in an archive', async () => {
    const open = await ads.save(of, { advState: 'open', loses }, ad.revision);
    const none = await ads.save(of, { advState: 'nietVerkocht' }, open.revision);
    await makeActiveEdition('2028');
    expect((await restore(none.revision)).errors?.[0]?.message).toContain('niet actief');
    await makeActiveEdition('2029');
    const again = adsOf(toon, await makeActiveEdition('2030'));
    const sold = await again.save(of);
    const { errors } = await toon.run(RestoreAdvertisementDocument, { id: sold.id, revision: sold.revision });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('a stage back', () => {
  const back = (page?: string) =>
    toon.run(DemoteAdvertisementDocument, { id: ad.id, from: 'placement', page });

  it('takes it off the page that was seen, pressed by five at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => back('12')));
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const { changeLog, ...after } = await now();
    expect(after).toMatchObject({ stage: 'editing', placed: false, placedOnPage: '', assigned: 'Riet' });
    expect(
      changeLog.filter((line) => line.endsWith('terug naar te verwerken, van pagina 12 gehaald')),
    ).toHaveLength(1);
  });

  it.each([undefined, '11'])('is refused with another page: %s', async (page) => {
    expect((await back(page)).errors?.[0]).toMatchObject({
      message: 'Deze advertentie staat op pagina 12. Een stap terug haalt haar daar af.',
      extensions: { code: 'CONFLICT' },
    });
    expect(await now()).toMatchObject(placed);
  });
});

describe('a page', () => {
  const place = (page: string, from = '12') =>
    toon.run(PlaceAdvertisementDocument, { id: ad.id, page, from });
  const setPages = (pageCount: number) =>
    PaperEditionModel.findById(editionId)
      .lean()
      .then((edition) =>
        toon.run(EditPaperEditionDocument, {
          id: editionId,
          revision: edition?.revision ?? 0,
          title: '2027',
          pageCount,
        }),
      );

  it.each(['33', '40 boven', '0', 'N63', 'blz. 12'])('%s is not in an edition of 32 pages', async (page) => {
    expect((await place(page)).errors?.[0]?.extensions.fields).toEqual({
      page: 'Deze editie heeft pagina 1 tot en met 32',
    });
    expect(await now()).toMatchObject(placed);
  });

  it.each(['32', '1 onder', 'achterkant', ''])('%j can be', async (page) => {
    expect((await place(page)).data?.placeAdvertisement.placedOnPage).toBe(page);
  });

  it('that something stands on does not go with fewer pages', async () => {
    const { errors } = await setPages(8);
    expect(errors?.[0]?.extensions.fields).toEqual({
      pageCount: 'Op pagina 12 staat Bakkerij 1. Haal dat er eerst af.',
    });
    expect((await setPages(12)).errors).toBeUndefined();
    await place('');
    expect((await setPages(8)).errors).toBeUndefined();
  });

  it('that goes while something is placed there: one of the two is refused', async () => {
    await place('4');
    for (let turn = 0; turn < 5; turn += 1) {
      const [fewer, moved] = await Promise.all([setPages(8), place('20', '4')]);
      const { pageCount } = await PaperEditionModel.findById(editionId).lean().orFail();
      const { placedOnPage } = await now();
      expect(Number(placedOnPage || 0)).toBeLessThanOrEqual(pageCount);
      expect([fewer, moved].some(({ errors }) => errors)).toBe(true);
      await setPages(32);
      await place('4', placedOnPage);
    }
  });
});
