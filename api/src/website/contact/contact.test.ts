import { JobModel } from '../../platform/jobs/job.model';
import { onlyWinner } from '../../testing/apiStage';
import {
  ContactAddressesDocument,
  type ContactSubject,
  EditContactAddressDocument,
  SendContactFormDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { EDITOR } from '../../testing/people';
import { actAs } from '../../testing/testClient';
import { useWebsite } from '../testWebsite';

const mailbox = useMailbox();
const stage = useWebsite(['webContact'], { smtp: mailbox.smtp });

const edit = (subject: ContactSubject, revision: number, address: string) =>
  stage.editor.run(EditContactAddressDocument, { subject, revision, address });

describe('the contact addresses', () => {
  it('are always seven, in the order in which they are shown, blank at first', async () => {
    const blank = { address: '', revision: 0, modifiedByName: null };
    expect(await stage.editor.data(ContactAddressesDocument)).toEqual({
      contactAddresses: ['algemeen', 'ubpf', 'liedjesfestival', 'krant', 'club', 'webshop', 'optocht'].map(
        (subject) => ({
          subject,
          ...blank,
        }),
      ),
    });
  });

  it('are changed one by one and can be made blank again', async () => {
    const { data } = await edit('club', 0, ' club@carnaval.example ');
    const changed = {
      subject: 'club',
      address: 'club@carnaval.example',
      revision: 1,
      modifiedByName: EDITOR,
    };
    expect(data?.editContactAddress).toEqual(changed);
    const { contactAddresses } = await stage.editor.data(ContactAddressesDocument);
    expect(contactAddresses[4]).toEqual(changed);
    expect(contactAddresses.filter((one) => (one as { address: string }).address)).toHaveLength(1);
    expect((await edit('club', 1, ' ')).data?.editContactAddress.address).toBe('');
  });

  it.each(['club', 'club@', 'club@x', '"a b"@x.nl', 'a@b.nl, c@d.nl', 'a@b.nl\r\nBcc: c@d.nl'])(
    'refuse %j',
    async (address) => {
      const { errors } = await edit('club', 0, address);
      expect(errors?.[0]?.extensions).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { address: 'E-mail voldoet niet aan het juiste formaat' },
      });
    },
  );

  it.each([0, 1])(
    'have one winner when several change the same one at once at revision %i',
    async (revision) => {
      if (revision > 0) await edit('krant', 0, 'oud@carnaval.example');
      const answers = await Promise.all(
        [1, 2, 3].map((turn) => edit('krant', revision, `krant${turn}@carnaval.example`)),
      );
      const { editContactAddress } = onlyWinner(answers, 'Dit adres');
      expect(JSON.stringify(await stage.editor.data(ContactAddressesDocument))).toContain(
        editContactAddress.address,
      );
    },
  );
});

describe('the contact form', () => {
  const message = (changes: object = {}) => ({
    subject: 'optocht' as const,
    name: 'Jan Smulders',
    email: 'jan@bezoeker.example',
    text: 'Hoe laat\nbegint de optocht?',
    ...changes,
  });
  const send = (changes: object = {}, client = actAs(stage.api.url)) =>
    client.run(SendContactFormDocument, { message: message(changes) });
  const sent = async (changes: object = {}) => {
    expect((await send(changes)).errors).toBeUndefined();
    await stage.api.deliverMail();
    return mailbox.mails;
  };

  it('goes to the address of its subject; an answer goes to the visitor', async () => {
    await edit('optocht', 0, 'optocht@carnaval.example');
    await edit('algemeen', 0, 'info@carnaval.example');
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: ['optocht@carnaval.example'],
      subject: 'Contactformulier Optocht: Jan Smulders',
      from: { address: 'portaal@carnaval.example', name: 'Carnaval' },
      replyTo: [{ address: 'jan@bezoeker.example', name: 'Jan Smulders' }],
    });
    expect(mail?.text).toContain('Van: Jan Smulders, jan@bezoeker.example');
    expect(mail?.text).toContain('Hoe laat\nbegint de optocht?');
  });

  it('goes to the general address when that of its subject is blank', async () => {
    await edit('algemeen', 0, 'info@carnaval.example');
    await edit('optocht', 0, 'optocht@carnaval.example');
    await edit('optocht', 1, '');
    expect((await sent()).map(({ to }) => to)).toEqual([['info@carnaval.example']]);
  });

  it('goes to the sender of our mail when the general address is blank too', async () => {
    expect((await sent()).map(({ to }) => to)).toEqual([['portaal@carnaval.example']]);
  });

  it('cannot add a header or a recipient', async () => {
    await sent({
      name: 'Jan\r\nBcc: slachtoffer@elders.example\r\nX-Own: 1',
      text: 'a\r\n.\r\nBcc: b@elders.example',
    });
    const [mail] = mailbox.mails;
    expect(mail?.to).toEqual(['portaal@carnaval.example']);
    expect(mail?.subject).toBe('Contactformulier Optocht: Jan Bcc: slachtoffer@elders.example X-Own: 1');
    expect(mail?.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['bcc']));
    expect(mail?.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['x-own']));
    expect(mail?.text).toContain('Bcc: b@elders.example');
  });

  it.each([
    [
      { email: 'jan@bezoeker.example\r\nBcc: b@elders.example' },
      { email: 'E-mail voldoet niet aan het juiste formaat' },
    ],
    [{ email: '"a\r\nBcc: b@elders.example"@x.nl' }, { email: 'E-mail voldoet niet aan het juiste formaat' }],
    [{ email: 'a@b.nl, c@d.nl' }, { email: 'E-mail voldoet niet aan het juiste formaat' }],
    [
      { name: ' ', email: '', text: '' },
      { name: 'Verplicht', email: 'E-mail voldoet niet aan het juiste formaat', text: 'Verplicht' },
    ],
    [{ text: 'x'.repeat(5001) }, { text: 'Deze tekst is te lang' }],
    [{ name: 'x'.repeat(201) }, { name: 'Deze tekst is te lang' }],
  ])('sends nothing for %j', async (changes, fields) => {
    const { errors } = await send(changes);
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
    expect(await JobModel.countDocuments()).toBe(0);
  });

  it('takes five messages an hour from one address', async () => {
    const client = actAs(stage.api.url);
    const answers = await Promise.all(Array.from({ length: 7 }, () => send({}, client)));
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'RATE_LIMITED')).toHaveLength(2);
    expect(await JobModel.countDocuments()).toBe(5);
  });

  it('leaves no message behind in the database once it is sent', async () => {
    await sent();
    expect(JSON.stringify(await JobModel.find().lean())).not.toContain('bezoeker');
  });
});
