import { PaymentRequestModel } from '../../finance/claims/paymentRequest.model';
import { giveUpOddLinks, oddLinks } from '../../finance/paymentLinks/receivableLink.service';
import { CONTRIBUTION, thingOfMember, useDebits } from './payments/testDebits';

const stage = useDebits();
const [ONE, TWO, THREE, FOUR] = ['202601', '202602', '202603', '202604'] as const;
/** A link of a member as it was asked once. */
const link = (id: string, amount: number, more: object = {}) =>
  PaymentRequestModel.create({
    ...{ thing: thingOfMember(id), description: id, amount, token: `t${id}`, state: 'open' },
    ...{ slot: thingOfMember(id), ...more },
  });
const states = async () =>
  Object.fromEntries(
    (await PaymentRequestModel.find().lean()).map(({ description, state, slot }) => [
      description,
      slot ? state : `${state}, free`,
    ]),
  );

it('of another amount, of what is owed no longer or is collected are found and given up; no others', async () => {
  for (const id of [ONE, TWO, THREE]) await stage.withMandate(id);
  await link(ONE, CONTRIBUTION);
  await link(TWO, CONTRIBUTION - 1);
  await link(THREE, CONTRIBUTION);
  await link(FOUR, CONTRIBUTION);
  await link('202605', CONTRIBUTION, { state: 'paid' });
  await link('202606', CONTRIBUTION, { round: 'brief' });
  await stage.make(THREE);
  expect((await oddLinks(stage.api.portal)).map(({ description }) => description)).toEqual([
    TWO,
    THREE,
    FOUR,
  ]);
  expect(await states()).toMatchObject({ [TWO]: 'open' });
  expect(await giveUpOddLinks(stage.api.portal)).toBe(3);
  expect(await giveUpOddLinks(stage.api.portal)).toBe(0);
  expect(await states()).toEqual({
    ...{ [ONE]: 'open', [TWO]: 'closing, free', [THREE]: 'closing, free', [FOUR]: 'closing, free' },
    ...{ '202605': 'paid', '202606': 'open' },
  });
});
