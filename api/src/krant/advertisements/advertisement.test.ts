import { onlyWinner, useApi } from '../../testing/apiStage';
import {
  AdCategoriesDocument,
  PayAdvertisementDocument,
  SaveAdvertisementDocument,
} from '../../testing/gql/graphql';
import { usePerson } from '../../testing/people';
import { adCategories } from '../adCategories';
import { AdvState } from '../krant.enums';
import { adsOf, makeActiveEdition, makeAdvertiser, makeEdition, sale } from '../testKrant';
import { AdvertisementModel } from './advertisement.model';

const stage = useApi();
let editionId: string;
let advertiserId: string;
let ads: ReturnType<typeof adsOf>;
const toon = usePerson(stage, { name: 'Toon Aarts', general: ['krantRed'] });

beforeEach(async () => {
  editionId = await makeActiveEdition();
  advertiserId = await makeAdvertiser(17);
  ads = adsOf(toon, editionId);
});

describe('the price table', () => {
  it('is given as it is', async () => {
    expect((await toon.data(AdCategoriesDocument)).adCategories).toEqual(adCategories);
  });

  it.each([
    [{ advPrice: 3100 }, { advPrice: 'Kies een prijs uit de lijst' }],
    [{ advPrice: null }, { advPrice: 'Kies een prijs uit de lijst' }],
    [{ advFormat: null }, { advFormat: 'Kies een formaat dat bij deze prijs hoort' }],
    [{ advNotes: 'x'.repeat(2001) }, { advNotes: 'Deze tekst is te lang' }],
  ])('refuses a sale with %j, and nothing is stored', async (changes, fields) => {
    expect((await ads.refused(advertiserId, changes)).extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields,
    });
    expect(await AdvertisementModel.countDocuments({ advState: AdvState.verkocht })).toBe(0);
  });
});

describe('the state', () => {
  const states = ['open', 'verkocht', 'nietVerkocht'] as const;

  it.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
    'goes from %s to %s',
    async (from, to) => {
      const first = await ads.save(advertiserId, { advState: from });
      const second = await ads.save(advertiserId, { advState: to, advNotes: 'blijft' }, first.revision);
      const nothing = {
        advPrice: null,
        advFormat: null,
        advColor: null,
        advPaymentMethod: null,
        advType: null,
      };
      const sold = { advPrice: 10_000, advFormat: '17x8,9', advPaymentMethod: 'factuur', advType: 'idem' };
      expect(second).toMatchObject({
        advState: to,
        advNotes: 'blijft',
        ...(to === 'verkocht' ? sold : nothing),
      });
      expect(second.stage).toBe(to === 'verkocht' ? 'initial' : null);
      expect(second.soldAt === null).toBe(to !== 'verkocht');
    },
  );

  it.each(['open', 'nietVerkocht'])(
    'moving to %s clears the sale and its place in the pipeline',
    async (advState) => {
      const { id, revision } = await ads.save(advertiserId);
      await AdvertisementModel.updateOne(
        { _id: id },
        { readyForEditing: true, readyForPlacement: true, placed: true, placedOnPage: '7', assigned: 'Toon' },
      );
      // What is sent along does not count.
      const loses = { placedOnPage: '7', assigned: 'Toon' };
      expect(await ads.save(advertiserId, { advState, loses }, revision)).toMatchObject({
        advPrice: null,
        advFormat: null,
        advColor: null,
        advPaymentMethod: null,
        advType: null,
        readyForEditing: false,
        readyForPlacement: false,
        placed: false,
        placedOnPage: '',
        assigned: '',
      });
    },
  );

  it('another format goes back to the editors; another price of the same format does not', async () => {
    const { id, revision } = await ads.save(advertiserId, { advPrice: 16_750, advFormat: '17x16,4' });
    await AdvertisementModel.updateOne({ _id: id }, { readyForEditing: true, readyForPlacement: true });
    const colour = await ads.save(advertiserId, { advPrice: 19_500, advFormat: '17x16,4' }, revision);
    expect(colour).toMatchObject({ advColor: 'fullColour', stage: 'placement' });
    const other = await ads.save(advertiserId, { advPrice: 19_500, advFormat: '25,9x10,7' }, colour.revision);
    expect(other.stage).toBe('editing');
  });

  it('keeps the day of the sale when it is changed later', async () => {
    const { soldAt, revision } = await ads.save(advertiserId);
    expect((await ads.save(advertiserId, { advType: 'nieuw' }, revision)).soldAt).toBe(soldAt);
  });
});

describe('saving', () => {
  it('of two first sales at once one is told; there is one advertisement', async () => {
    const variables = { editionId, advertiserId, revision: 0 };
    const answers = await Promise.all(
      ['idem', 'nieuw', 'idem', 'nieuw'].map((advType) =>
        toon.run(SaveAdvertisementDocument, { ...variables, advertisement: sale({ advType }) }),
      ),
    );
    onlyWinner(answers, 'Deze advertentie', 'Toon Aarts');
    expect(await AdvertisementModel.countDocuments()).toBe(1);
  });

  it('sent again after a lost answer is the same sale, and a later one is not undone by it', async () => {
    const requestId = 'a-request-of-a-phone';
    const first = await ads.save(advertiserId, { requestId });
    expect(await ads.save(advertiserId, { requestId })).toEqual(first);
    await ads.save(advertiserId, { advType: 'nieuw' }, first.revision);
    expect((await ads.refused(advertiserId, { requestId })).extensions.code).toBe('CONFLICT');
  });

  it('is for the active edition, others are an archive', async () => {
    const { id } = await ads.save(advertiserId);
    await makeActiveEdition('2028');
    expect((await ads.refused(advertiserId, {}, 1)).message).toContain('niet actief');
    expect((await ads.read(id)).advState).toBe('verkocht');
    const never = adsOf(toon, await makeEdition('2030'));
    expect((await never.refused(advertiserId)).extensions.code).toBe('BAD_USER_INPUT');
  });

  it('refuses what is paid, until the answer is taken back', async () => {
    const { id, revision } = await ads.save(advertiserId, { advPaymentMethod: 'contant' });
    await toon.data(PayAdvertisementDocument, { id, paid: true });
    const now = revision + 1;
    expect((await ads.refused(advertiserId, { advState: 'open' }, now)).message).toContain('is betaald');
    expect(
      (await ads.refused(advertiserId, { advPrice: 3000, advFormat: '8,5x3,5' }, now)).message,
    ).toContain('is betaald');
    const noted = await ads.save(advertiserId, { advPaymentMethod: 'contant', advNotes: 'mag wel' }, now);
    await toon.data(PayAdvertisementDocument, { id, paid: false });
    expect((await ads.save(advertiserId, { advState: 'open' }, noted.revision + 1)).advPaid).toBeNull();
  });

  it.each(['64b000000000000000000000', 'nothing'])('knows no advertiser %s', async (id) => {
    expect((await ads.refused(id)).extensions.code).toBe('NOT_FOUND');
  });
});

describe('paying', () => {
  it('says Ja or Nee, also when two do it at once', async () => {
    const { id } = await ads.save(advertiserId, { advPaymentMethod: 'contant' });
    expect((await ads.read(id)).advPaid).toBeNull();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => toon.run(PayAdvertisementDocument, { id, paid: true })),
    );
    expect(answers.every(({ errors }) => !errors)).toBe(true);
    const paid = await ads.read(id);
    expect(paid.advPaid).toBe(true);
    expect(paid.changeLog.filter((line) => line.endsWith(': betaald'))).toHaveLength(1);
    await toon.data(PayAdvertisementDocument, { id, paid: false });
    expect((await ads.read(id)).advPaid).toBe(false);
  });

  it('is of what is sold and not free', async () => {
    const { id, revision } = await ads.save(advertiserId, { advPaymentMethod: 'gratis' });
    expect((await toon.error(PayAdvertisementDocument, { id, paid: true })).message).toContain('gratis');
    await ads.save(advertiserId, { advState: 'open' }, revision);
    expect((await toon.error(PayAdvertisementDocument, { id, paid: true })).message).toContain(
      'niet verkocht',
    );
  });
});
