import { LetterParagraphType } from '../../club/club.enums';
import { ClubContactMomentModel } from '../../club/moments/contactMoment.model';
import { makeActiveEdition as makeClubEdition, makeMember, THIS_YEAR } from '../../club/testClub';
import { earliestDay } from '../../finance/directDebits/collectable.service';
import { newLink } from '../../identity/tokens/privateLink';
import { AdvertisementModel } from '../../krant/advertisements/advertisement.model';
import { adsOf, makeActiveEdition, makeAdvertiser, makeEdition } from '../../krant/testKrant';
import { demoPng } from '../../platform/demo/demoFiles';
import { StockLocationModel } from '../../stock/locations/location.model';
import { daysFromNow, uploadOf } from '../../testing/apiStage';
import { AddArtworkDocument, AnswerProofDocument, SendProofDocument } from '../../testing/gql/graphql';
import { ActivityModel, ShiftModel } from '../../volunteers/activities/activity.model';
import { seasonOfDay } from '../../volunteers/activities/activity.service';
import { VolunteerModel } from '../../volunteers/volunteers/volunteer.model';
import { idOf, next, pdf, type RepeatStage, type Stage, text } from './testRepeatStage';
let year = 2039;

/** The club. */
export async function clubCases(): Promise<RepeatStage['cases']> {
  const editionId = await makeClubEdition();
  const member = (fields: object = {}) => makeMember(String(200_000 + next()), fields);
  const address = { adres: 'Dorpsstraat 1', postalCode: '7071 AA', city: 'Ulft' };
  return {
    addClubEdition: async () => ({ title: String((year += 1)), contribution: 1500 }),
    addClubMember: async () => ({
      member: { lastName: text('Jansen'), active: true, country: 'Nederland', ...address },
    }),
    addClubHousehold: async () => ({ memberIds: [await member(), await member()] }),
    mergeRecords: async () => ({
      ...{
        kind: 'ClubMember',
        keptId: await member(),
        keptRevision: 1,
        goneId: await member(),
        goneRevision: 1,
      },
      ...{ taken: [], both: [] },
    }),
    addClubPayments: async () => ({ memberIds: [await member()], year: THIS_YEAR - 2 }),
    changeClubMembers: async () => ({ changes: [{ id: await member(), revision: 1, city: text('Ulft') }] }),
    addClubMandate: async () => ({
      memberId: await member(),
      revision: 1,
      mandate: { holder: text('Jansen'), iban: 'NL69INGB0123456789', signedOn: '2026-11-11' },
    }),
    makeDirectDebit: async () => {
      const signed = { holder: text('Jansen'), iban: 'NL69INGB0123456789', signedOn: '2026-11-11' };
      const mandates = [{ ...signed, reference: text('machtiging'), addedOn: '2026-11-11' }];
      const ids = [`clubContribution:${await member({ mandates })}:${THIS_YEAR}`];
      return { directDebit: { ids, total: 1500, collectionDate: earliestDay() } };
    },
    addClubPayment: async () => ({ memberId: await member(), year: THIS_YEAR - 1 }),
    addClubContactMoment: async () => ({
      editionId,
      moment: {
        title: text('Voorjaar'),
        payment: false,
        allMembers: true,
        buut: false,
        letter: [{ type: 'text', text: 'Beste leden' }],
      },
    }),
    createClubReport: async () => ({ editionId, type: 'reception' }),
    importClubMembers: async () => ({ rows: [{ firstName: text('Jan'), lastName: 'Klaassen', ...address }] }),
    testContactMoment: async () => ({
      id: (
        await ClubContactMomentModel.create({
          ...{ editionId, parent: String(THIS_YEAR), title: text('Brief'), creator: 'Wim' },
          ...{ creationDate: daysFromNow(0), payment: false, allMembers: true, buut: false },
          letter: [{ index: 0, type: LetterParagraphType.text, text: 'Dag {naam}' }],
        })
      ).id,
    }),
    sendClubDetailsLinks: async () => ({
      memberId: await member({ email: `lid${next()}@voorbeeld.example` }),
    }),
  };
}

/** The newspaper. */
export async function krantCases(stage: Stage): Promise<RepeatStage['cases']> {
  const { admin } = stage;
  const editionId = await makeActiveEdition();
  const ads = adsOf(admin, editionId);
  const ad = async (changes: object = {}) => (await ads.save(await makeAdvertiser(next()), changes)).id;
  const proof = async () => {
    const number = next();
    const advertiserId = await makeAdvertiser(number);
    const { id } = await ads.save(advertiserId);
    const folder = `docs/Edition_2027/${number}`;
    const { id: fileId } = await uploadOf(stage.api, folder, demoPng(0), 'opmaak.png', admin.cookie);
    const document = { title: 'Opmaak', fileId };
    const { docs } = (await admin.data(AddArtworkDocument, { editionId, advertiserId, document }))
      .addAdvertisementDocument;
    return { id, documentId: docs[0]?.id ?? '' };
  };
  /** A proof that waits for an answer, and the token of a private link to it. */
  const sentProof = async () => {
    const which = await proof();
    const { proofs } = (await admin.data(SendProofDocument, { ...which, message: '' })).sendAdProof;
    const { token, link } = newLink('mail', 60_000);
    await AdvertisementModel.updateOne({ _id: which.id }, { $set: { links: [link] } });
    return { id: which.id, token, proofId: proofs[0]?.id ?? '' };
  };
  return {
    handOverAdvertisers: async () => ({
      handOvers: [
        { id: await makeAdvertiser(80_000 + next(), { contactId: 'nobody' }), revision: 1, contactId: null },
      ],
    }),
    addAdvertiser: async () => ({
      advertiser: { advertiserUserId: next(), name: text('Slager'), active: true, contactId: admin.id },
    }),
    addAdvertisementDocument: async () => {
      const number = next();
      const advertiserId = await makeAdvertiser(number);
      const fileId = await pdf(stage, `docs/Edition_2027/${number}`);
      return { editionId, advertiserId, document: { title: text('Ontwerp'), fileId } };
    },
    addAdvertisementNote: async () => ({ id: await ad(), text: text('Let op') }),
    noteVisit: async () => ({ id: await makeAdvertiser(next()), text: text('Niet thuis'), followUpOn: null }),
    askSeller: async () => {
      const id = await ad();
      await AdvertisementModel.updateOne({ _id: id }, { $set: { contactId: admin.id } });
      return { id, msg: text('Welke kleur?') };
    },
    sendAdProof: async () => {
      const { id, documentId } = await proof();
      return { id, documentId, message: text('Zo goed?') };
    },
    reopenAdProof: async () => {
      const { id, token, proofId } = await sentProof();
      await stage.api.visitor.data(AnswerProofDocument, {
        token,
        proofId,
        answer: { approve: true, name: 'Bep' },
      });
      return { id, why: text('De prijs klopt niet') };
    },
    answerAdProof: async () => {
      const { token, proofId } = await sentProof();
      return { token, proofId, answer: { approve: true, name: text('Bep') } };
    },
    placeAdvertisement: async () => ({ id: await ad(), page: '12', from: '' }),
    addPaperFac: async () => ({ advertisementId: await ad() }),
    addPaperFacs: async () => {
      await ad();
      return { editionId };
    },
    sendPaperFacs: async () => {
      await ad();
      await ads.generate();
      return { editionId, message: text('Bedankt') };
    },
    addPaperEdition: async () => {
      await makeEdition(text('Vorige'));
      return { title: text('Editie') };
    },
  };
}

/** Volunteers. */
export async function volunteerCases(): Promise<RepeatStage['cases']> {
  const day = daysFromNow(10);
  const season = seasonOfDay(day);
  const activity = async () => (await ActivityModel.create({ name: text('Bar') })).id;
  const volunteer = async (participations: object[] = [], shifts: object[] = []) => {
    const name = text('Cor');
    const email = `cor${next()}@voorbeeld.example`;
    return (
      await VolunteerModel.create({ name, email, participations, shifts, sortName: name.toLowerCase() })
    ).id;
  };
  const shift = { day, from: '19:00', to: '23:00', needed: 2 };
  const times = { start: `${day}T19:00`, end: `${day}T23:00` };
  const today = async () => {
    const now = daysFromNow(0);
    const on = { start: `${now}T19:00`, end: `${now}T23:00` };
    const fields = { ...shift, ...on, day: now, season: seasonOfDay(now) };
    return (await ShiftModel.create({ ...fields, activityId: await activity() })).id;
  };
  return {
    addActivity: async () => ({ name: text('Kassa') }),
    addNewVolunteer: async () => ({
      volunteer: { name: text('Els'), email: `els${next()}@voorbeeld.example` },
    }),
    addVolunteerToActivity: async () => ({
      volunteerId: await volunteer(),
      activityId: await activity(),
      season,
    }),
    addShift: async () => ({
      activityId: await activity(),
      season,
      shift: { ...shift, needed: 1 + (next() % 50) },
    }),
    takeOverSeason: async () => {
      const fields = { ...shift, day: '2027-02-05', season: 2026 };
      const on = { start: '2027-02-05T19:00', end: '2027-02-05T23:00' };
      const { id } = await ShiftModel.create({ ...fields, ...on, activityId: await activity() });
      return { season: 2027, shifts: [{ id, day: '2028-02-25' }] };
    },
    addExtra: async () => ({ volunteerId: await volunteer(), shiftId: await today() }),
    addNewExtra: async () => ({ shiftId: await today(), extra: { name: text('Extra Els') } }),
    mailActivity: async () => {
      const activityId = await activity();
      await volunteer([{ activityId, season }]);
      return { activityId, season, mail: { subject: text('Rooster'), html: '<p>Tot dan</p>' } };
    },
    signUp: async () => {
      const signUps = [{ season, mode: 'open', from: daysFromNow(0), until: daysFromNow(5), most: 2 }];
      const { id: activityId } = await ActivityModel.create({ name: text('Tent'), signUps } as never);
      const { id } = await ShiftModel.create({ activityId, season, ...shift, ...times });
      const person = { name: text('Jan'), email: `jan${next()}@voorbeeld.example`, phone: '06 12345678' };
      return { activityId, season, signUp: { ...person, shiftIds: [id], waitingIds: [] } };
    },
    decideSignUp: async () => {
      const { id: shiftId } = await ShiftModel.create({
        activityId: await activity(),
        season,
        ...shift,
        ...times,
      });
      const volunteerId = await volunteer([], [{ shiftId, ...times, answer: 'requested' }]);
      return { shiftId, volunteerId, approve: true };
    },
    askReplacement: async () => {
      const activityId = await activity();
      const { id: shiftId } = await ShiftModel.create({ activityId, season, ...shift, ...times });
      await volunteer([{ activityId, season }]);
      return { shiftId };
    },
    askOthers: async () => {
      const activityId = await activity();
      const { id: shiftId } = await ShiftModel.create({ activityId, season, ...shift, ...times });
      const id = await volunteer([], [{ shiftId, ...times, answer: 'declined' }]);
      await volunteer([{ activityId, season }]);
      const { token, link } = newLink('mail', 60_000);
      await VolunteerModel.updateOne({ _id: id }, { $set: { links: [link] } });
      return { token, shiftId };
    },
    mailShiftLinks: async () => {
      const activityId = await activity();
      const given = { activityId, season, ...shift, ...times };
      const { id: shiftId } = await ShiftModel.create(given);
      await volunteer([{ activityId, season }], [{ shiftId, ...times, answer: 'asked' }]);
      return { activityId, season };
    },
  };
}

/** Stock and the webshop. */
export async function stockCases({ admin }: Stage): Promise<RepeatStage['cases']> {
  const product = () => ({ title: text('Sjaal'), price: 1250, initialStock: 400 });
  const productId = await idOf(
    admin,
    'mutation ($given: NewProductInput!) { addProduct(product: $given) { id } }',
    { given: { ...product(), requestId: `verzoek-${next()}` } },
  );
  const aVariant = async () => {
    const adding = 'mutation ($given: NewProductInput!) { addProduct(product: $given) { id } }';
    const id = await idOf(admin, adding, { given: { ...product(), requestId: `verzoek-${next()}` } });
    await admin.data(
      `mutation { beginFamily(id: "${id}", revision: 1, first: { family: "Shirt", variant: "maat M" }) { id } }`,
    );
    return id;
  };
  return {
    addProduct: async () => ({ product: product() }),
    addVariant: async () => ({
      variant: { productId: await aVariant(), variant: text('maat'), price: 1250, initialStock: 4 },
    }),
    addStockLocation: async () => ({ location: { title: text('Loods'), internal: false, locked: false } }),
    sellAtCounter: async () => ({
      sale: {
        lines: [{ productId, amount: 1, price: 350 }],
        locationId: (await StockLocationModel.findOne({ title: 'Algemeen' }).orFail()).id,
        payment: 'pin',
      },
    }),
    placeWebshopOrder: async () => ({
      order: {
        firstName: 'Jan',
        lastName: text('de Vries'),
        email: 'jan@voorbeeld.example',
        collectDate: daysFromNow(3),
        lines: [{ productId, amount: 1 }],
      },
    }),
    suggestPagadder: async () => ({ suggestion: { who: text('Truus'), why: 'Zij kan het', by: 'Jan' } }),
  };
}

/** The website. */
export async function websiteCases(stage: Stage): Promise<RepeatStage['cases']> {
  const { admin } = stage;
  await admin.data(
    'mutation { updateEnlistment(revision: 0, enlistment: { open: true, year: 2027 }) { year } }',
  );
  await admin.data(
    'mutation { updateParadeForm(parade: parade, revision: 0, form: { open: true, year: 2027 }) { year } }',
  );
  const group = () => ({
    ...{ name: text('De Zwabbers'), contactName: 'Ans Wagen', contactPhone: '06 12345678' },
    ...{ contactEmail: 'ans@groep.example', answers: [] },
  });
  const brewery = () => ({ name: text('Brouwerij'), intro: '<p>Goed bier</p>', website: 'www.bier.example' });
  const breweryId = await idOf(
    admin,
    'mutation ($given: BreweryInput!) { addBrewery(newBrewery: $given) { id } }',
    { given: brewery() },
  );
  return {
    enterParade: async () => ({ parade: 'parade', entry: group() }),
    addParadeEntry: async () => ({ parade: 'parade', year: 2027, entry: group() }),
    addBrewery: async () => ({ newBrewery: brewery() }),
    addBeer: async () => ({ breweryId, beer: { name: text('Bok') } }),
    addCarouselItem: async () => ({ carousel: 'programme', item: { name: text('Zaterdag') } }),
    addNewsItem: async () => ({
      newItem: { title: text('Prins'), text: '<p>Alaaf</p>', tags: ['ubpf'], postpone: 'no' },
    }),
    addNewsDraft: async () => ({
      newItem: { title: text('Concept'), text: '<p>Alaaf</p>', tags: ['ubpf'] },
    }),
    addPublicDocument: async () => ({
      section: 'kids',
      document: { title: text('Route'), fileId: await pdf(stage, 'publicDocs/kids') },
    }),
    sendContactForm: async () => ({
      message: { subject: 'algemeen', name: 'Jan', email: 'jan@voorbeeld.example', text: text('Vraag') },
    }),
    enlistForSongFestival: async () => ({
      participant: {
        actName: text('De Hossers'),
        songName: 'Hos mar mee',
        numberOfParticipants: 5,
        contactName: 'Jan Smulders',
        contactPhone: '06 12345678',
        contactEmail: 'jan@carnaval.example',
        statementId: await pdf(stage, 'participantDocs/liedjes'),
      },
    }),
  };
}
