import { PaymentRequestModel } from '../../finance/claims/paymentRequest.model';
import { followLinks } from '../../finance/paymentLinks/receivableLink.service';
import { AskPaymentLinkDocument } from '../../testing/gql/graphql';
import { usePaymentServer } from '../../testing/usePaymentServer';
import { thingOfMember, useDebits } from './payments/testDebits';

const server = usePaymentServer();
const stage = useDebits({ payments: server.settings });

it('what is being collected gets no link, and a link that was open is closed', async () => {
  await stage.withMandate('202601');
  await stage.withMandate('202602');
  const ask = (member: string) => stage.jan.run(AskPaymentLinkDocument, { id: thingOfMember(member) });
  expect((await ask('202601')).errors).toBeUndefined();
  await stage.make('202601', '202602');
  await followLinks(stage.api.portal);
  expect(await PaymentRequestModel.find().lean()).toMatchObject([{ state: 'closed' }]);
  expect((await ask('202602')).errors?.[0]?.message).toContain('geïncasseerd');
  expect(await PaymentRequestModel.countDocuments()).toBe(1);
});
