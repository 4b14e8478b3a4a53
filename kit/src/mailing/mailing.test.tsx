import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pressIn, refuse, renderArea, testUser } from 'kit/testing';

import { MailingDialog } from '.';
import {
  KitMailingReachDocument,
  KitSendMailingDocument,
  KitStopMailingDocument,
  KitTestMailingDocument,
} from '../gql/lazy/graphql';

const to = { audience: 'club', ids: ['1', '2'] } as const;
const reach = (changes: object = {}) => ({
  mailingReach: {
    title: 'Club van 111',
    count: 2,
    withoutAddress: [] as string[],
    unwilling: [] as string[],
    unreachable: [] as string[],
    fields: [],
    foundationAddress: 'info@carnaval.example',
    ...changes,
  },
});
const asked = (changes: object = {}, isNeeded = false) =>
  answer(KitMailingReachDocument, { to: { ...to, isNeeded } } as never, reach(changes) as never, Infinity);
const written = (asFoundation = false, isNeeded = false) => ({
  to: { ...to, isNeeded },
  mailing: { subject: 'Hallo {voornaam}', html: '<p>Tot zaterdag</p>', attachmentIds: [], asFoundation },
});

async function open(...mocks: ReturnType<typeof answer>[]) {
  renderArea(<MailingDialog to={to as never} onClose={() => undefined} />, { mocks: [asked(), ...mocks] });
  const user = userEvent.setup();
  const dialog = await screen.findByRole('dialog', { name: 'Mail sturen' });
  return { user, dialog };
}
async function write(user: ReturnType<typeof userEvent.setup>, dialog: HTMLElement) {
  await user.click(await within(dialog).findByRole('textbox', { name: 'Onderwerp' }));
  await user.paste('Hallo {voornaam}');
  await user.click(await within(dialog).findByRole('textbox', { name: 'Bericht' }));
  await user.paste('Tot zaterdag');
}

test('says whom it reaches, needs a subject and a text, and can be taken back', async () => {
  const { user, dialog } = await open(
    answer(
      KitSendMailingDocument,
      written() as never,
      { sendMailing: { id: 'm1', recipientCount: 2 } } as never,
    ),
    answer(KitStopMailingDocument, { id: 'm1' }, { stopMailing: { id: 'm1', state: 'stopped' } } as never),
  );
  expect(await within(dialog).findByText('Club van 111: 2 mensen, ieder in een eigen mail')).toBeVisible();
  await pressIn(user, 'Versturen');
  expect(await within(dialog).findAllByText('Verplicht')).toHaveLength(2);
  await write(user, dialog);
  await pressIn(user, 'Versturen');
  expect(await screen.findByText('De mail gaat naar 2 mensen')).toBeVisible();
  await user.click(screen.getByText('Ongedaan maken'));
  expect(await screen.findByText('De mail is gestopt. Wat al weg was, komt nog aan.')).toBeVisible();
});

test('names who is left out; about their task who wants none gets it too', async () => {
  renderArea(<MailingDialog to={to as never} onClose={() => undefined} />, {
    mocks: [
      asked({
        count: 1,
        unwilling: ['Mia'],
        withoutAddress: Array.from({ length: 10 }, (_, at) => `Lid ${at}`),
      }),
      asked({ count: 2 }, true),
    ],
  });
  const user = userEvent.setup();
  const dialog = await screen.findByRole('dialog', { name: 'Mail sturen' });
  expect(await within(dialog).findByText('Club van 111: 1 persoon')).toBeVisible();
  expect(within(dialog).getByText('Mia')).toBeVisible();
  expect(within(dialog).queryByText(/Lid 9/)).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'en nog 2' }));
  expect(within(dialog).getByText(/Lid 9/)).toBeVisible();
  await user.click(within(dialog).getByRole('checkbox', { name: /Gaat over hun taak of betaling/ }));
  expect(await within(dialog).findByText('Club van 111: 2 mensen, ieder in een eigen mail')).toBeVisible();
  expect(within(dialog).queryByText('Mia')).not.toBeInTheDocument();
});

test('sends a test to oneself, in the name of the foundation, and tells what fails', async () => {
  const { user, dialog } = await open(
    refuse(KitTestMailingDocument, written(true) as never, 'De mail werkt niet.', {}),
    answer(KitTestMailingDocument, written(true) as never, { testMailing: testUser().email } as never),
  );
  const test = within(dialog).getByRole('button', { name: 'Stuur een test aan mezelf' });
  expect(test).toBeDisabled();
  await write(user, dialog);
  await user.click(await within(dialog).findByRole('radio', { name: /Van de stichting/ }));
  await user.click(test);
  expect(await screen.findByText('De mail werkt niet.')).toBeVisible();
  await user.click(test);
  expect(await screen.findByText(`Test gestuurd naar ${testUser().email}`)).toBeVisible();
});
