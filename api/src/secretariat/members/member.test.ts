import { useApi } from '../../testing/apiStage';
import { MembersDocument, SendInternalMailDocument } from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { makeUser, signedIn } from '../../testing/people';

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });

it('lists the members by name, with what is needed to reach them, without external accounts', async () => {
  await makeUser({ name: 'Éva', email: 'eva@carnaval.example', phoneNumber: '+31 6 1', adres: 'Dorp 1' });
  await makeUser({ name: 'Bouwbedrijf', isExternal: true });
  const jan = await signedIn(stage.api, { name: 'jan', general: ['secComlist'] });
  expect(await jan.data(MembersDocument)).toEqual({
    members: [
      { name: 'Éva', email: 'eva@carnaval.example', phoneNumber: '+31 6 1', adres: 'Dorp 1' },
      { name: 'jan', email: jan.email, phoneNumber: '', adres: '' },
    ],
  });
});

describe('internal mail', () => {
  const send = (userId: string, changes: object = {}) => ({
    mail: { userId, subject: 'Vergadering', html: '<p>Kom <strong>op tijd</strong>.</p>', ...changes },
  });

  it('reaches one user, clean, with the name of who sent it', async () => {
    const { id } = await makeUser({ email: 'piet@carnaval.example' });
    const jan = await signedIn(stage.api, { name: 'Jan <b>S.</b>', general: ['secComlist'] });
    const html = '<p>Kom <strong>op tijd</strong>.</p><script>alert(1)</script><ul><li>koek</li></ul>';
    const subject = 'Vergadering\r\nBcc: iedereen@carnaval.example';
    expect(await jan.data(SendInternalMailDocument, send(id, { html, subject }))).toEqual({
      sendInternalMail: true,
    });
    await stage.api.deliverMail();
    const [mail] = mailbox.mails;
    expect(mailbox.mails).toHaveLength(1);
    expect(mail).toMatchObject({
      to: ['piet@carnaval.example'],
      subject: 'Vergadering Bcc: iedereen@carnaval.example',
      replyTo: [{ name: 'Jan <b>S.</b>', address: jan.email }],
    });
    expect(mail?.html).toContain('<p>Kom <strong>op tijd</strong>.</p><ul><li>koek</li></ul>');
    expect(mail?.html).toContain('Bericht van Jan &lt;b&gt;S.&lt;/b&gt; via de backoffice');
    expect(mail?.html).not.toContain('script');
    expect(mail?.text.trim().split(/\n+/)).toEqual([
      'Bericht van Jan <b>S.</b> via de backoffice',
      'Kom op tijd.',
      ' * koek',
    ]);
  });

  it.each([
    [{ subject: ' ' }, { subject: 'Verplicht' }],
    [{ html: '<p> </p>' }, { html: 'Verplicht' }],
    [{ subject: 'x'.repeat(201) }, { subject: 'Deze tekst is te lang' }],
  ])('refuses %j', async (changes, fields) => {
    const { id } = await makeUser();
    const jan = await signedIn(stage.api, { general: ['secComlist'] });
    const { extensions } = await jan.error(SendInternalMailDocument, send(id, changes));
    expect(extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
  });

  it('to somebody who is gone is refused', async () => {
    const jan = await signedIn(stage.api, { general: ['secComlist'] });
    expect(
      (await jan.error(SendInternalMailDocument, send('64b000000000000000000000'))).extensions.code,
    ).toBe('NOT_FOUND');
  });

  it('is limited to 30 an hour for each sender', async () => {
    const { id } = await makeUser();
    const jan = await signedIn(stage.api, { general: ['secComlist'] });
    const other = await signedIn(stage.api, { general: ['secComlist'] });
    const answers = await Promise.all(
      Array.from({ length: 31 }, () => jan.run(SendInternalMailDocument, send(id))),
    );
    const refused = answers.filter(({ errors }) => errors);
    expect(refused.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['RATE_LIMITED']);
    await other.data(SendInternalMailDocument, send(id));
  });
});
