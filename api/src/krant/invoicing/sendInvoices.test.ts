import { JobModel, MAIL } from '../../platform/jobs/job.model';
import { useApi } from '../../testing/apiStage';
import {
  PayAdvertisementDocument,
  SendPaperFacsDocument,
  WithdrawPaperFacDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { usePerson } from '../../testing/people';
import { jobsEnded } from '../../testing/startApi';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { type Ad, adsOf, makeActiveEdition, makeAdvertiser } from '../testKrant';

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });
let editionId: string;
let ads: ReturnType<typeof adsOf>;
const toon = usePerson(stage, { name: 'Toon Aarts', general: ['krantRed'] });

beforeEach(async () => {
  editionId = await makeActiveEdition();
  ads = adsOf(toon, editionId);
});
afterEach(() => jobsEnded());
const mails = () => JobModel.countDocuments({ name: MAIL });

/** So many sold advertisements, to be paid by invoice. */
const someSold = async (count: number, changes: object = {}) => {
  const sold = [];
  for (let number = 1; number <= count; number += 1)
    sold.push(await ads.save(await makeAdvertiser(number), changes));
  return sold;
};

describe('sending invoices', () => {
  const mailed = () => mailbox.mails.map(({ to }) => to[0]).sort();
  const send = (message = '') => toon.run(SendPaperFacsDocument, { editionId, message });

  it('waits until all are made, with a hint', async () => {
    await someSold(2);
    expect((await send()).errors?.[0]?.message).toBe('Nog niet alle facturen zijn aangemaakt');
    await ads.generate();
    await AdvertisementModel.updateOne({ advertiserUserId: 1 }, { invoice: null });
    expect((await send()).errors?.[0]?.message).toBe('Nog niet alle facturen zijn aangemaakt');
    // Paid ones need none.
    await AdvertisementModel.updateOne({ advertiserUserId: 1 }, { paidByHand: true });
    await ads.send();
    await stage.api.deliverMail();
    expect(mailed()).toEqual(['bakkerij2@voorbeeld.example']);
  });

  it('mails each advertiser its own invoice with the message', async () => {
    await someSold(3);
    await ads.generate();
    await ads.send('Dank voor je steun!\nTot volgend jaar.');
    await stage.api.deliverMail();
    expect(mailed()).toEqual([1, 2, 3].map((number) => `bakkerij${number}@voorbeeld.example`));
    const [mail] = mailbox.mails.filter(({ to }) => to[0] === 'bakkerij2@voorbeeld.example');
    expect(mail?.subject).toBe('Factuur 2027_2: advertentie in de carnavalskrant');
    expect(mail?.text).toContain('Dank voor je steun!');
    expect(mail?.attachments).toHaveLength(1);
    expect(mail?.attachments[0]?.filename).toBe('2027_2 - Bakkerij 2.pdf');
    expect(await ads.invoicing()).toMatchObject({
      invoicing: { toSend: 0, sent: 3 },
      sending: { state: 'done', done: 3, total: 3 },
    });
    expect((await send()).errors?.[0]?.message).toBe('Er zijn geen facturen om te versturen.');
  });

  it('mails each once, also when ten press at once', async () => {
    await someSold(5);
    await ads.generate();
    await Promise.all(Array.from({ length: 10 }, (_, at) => send(`bericht ${at}`)));
    await stage.api.deliverMail();
    expect(mailed()).toHaveLength(5);
    // One message for all: the one of whoever was first.
    expect(new Set(mailbox.mails.map(({ text }) => /bericht \d/.exec(text)?.[0])).size).toBe(1);
  });

  it('a crash between the mail and its note mails nothing twice', async () => {
    await someSold(3);
    await ads.generate();
    await ads.send();
    await AdvertisementModel.updateMany({}, { 'invoice.sentAt': null });
    await ads.send();
    await stage.api.deliverMail();
    expect([mailed().length, await mails()]).toEqual([3, 3]);
    expect((await ads.invoicing()).invoicing).toMatchObject({ toSend: 0, sent: 3 });
  });

  it('is taken over from a process that crashed', async () => {
    await someSold(2);
    await ads.generate();
    await stage.api.stopJobs();
    await send();
    expect(await mails()).toBe(0);
    await JobModel.updateMany({}, { lockedAt: new Date(0), nextRunAt: null, lastModifiedBy: 'another' });
    await stage.api.startJobs();
    await stage.api.deliverMail();
    expect(mailed()).toHaveLength(2);
  });

  it('what was sent cannot be changed; withdrawn it can, and the right one is mailed', async () => {
    const [ad] = (await someSold(1)) as [Ad];
    await ads.generate();
    await ads.send();
    const { revision, advertiserId } = await ads.read(ad.id);
    const other = { advPrice: 3000, advFormat: '8,5x3,5' };
    expect((await ads.refused(advertiserId as string, other, revision)).message).toContain('al verstuurd');
    await toon.data(WithdrawPaperFacDocument, { id: ad.id });
    expect((await toon.error(WithdrawPaperFacDocument, { id: ad.id })).message).toBe(
      'Deze advertentie heeft geen factuur.',
    );
    await ads.save(advertiserId as string, other, revision + 1);
    await ads.generate();
    await ads.send();
    await stage.api.deliverMail();
    expect(mailbox.mails.at(-1)?.subject).toContain('2027_B1 (kenmerk 2027_1)');
    expect(mailbox.mails.at(-1)?.text.replaceAll('\u00a0', ' ')).toContain('€ 30,00');
    await toon.data(PayAdvertisementDocument, { id: ad.id, paid: true });
    expect((await toon.error(WithdrawPaperFacDocument, { id: ad.id })).message).toContain('is betaald');
  });

  it('one that was withdrawn before the mail went is not mailed', async () => {
    const [ad] = (await someSold(1)) as [Ad];
    await ads.generate();
    mailbox.refuse = { code: 451 };
    await ads.send();
    await stage.api.deliverMail();
    await toon.data(WithdrawPaperFacDocument, { id: ad.id });
    mailbox.refuse = undefined;
    await JobModel.updateMany({}, { $set: { nextRunAt: new Date(0) } });
    await stage.api.deliverMail();
    expect(mailbox.mails).toEqual([]);
  });

  it('refuses a message without end', async () => {
    expect((await send('x'.repeat(2001))).errors?.[0]?.extensions.fields).toEqual({
      message: 'Deze tekst is te lang',
    });
  });
});
