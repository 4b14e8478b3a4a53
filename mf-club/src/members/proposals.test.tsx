import { screen, waitFor } from '@testing-library/react';
import { answer, press, refuse } from 'kit/testing';

import { ClubApproveDetailsDocument, ClubRejectDetailsDocument } from '../gql/graphql';
import { member } from '../testClub';
import { again, list, openMembers, openRow } from './testMembers';

const jan = member('201901');

const proposal = {
  address: 'Kerkstraat 2',
  postalCode: '6041 AA',
  city: 'Roermond',
  country: 'Nederland',
  email: '',
  phone: '+31 6 12345678',
  proposedAt: '2026-11-01T10:00:00.000Z',
};
const proposing = member('201901', { proposal });

test('who changed their own details is shown, old beside new, and approved', async () => {
  const approved = member('201901', { address: 'Kerkstraat 2', email: '', revision: 2 });
  const filter = { proposals: true };
  const { user } = openMembers(
    [
      list([jan]),
      list([proposing], { filter, times: 1 }),
      answer(ClubApproveDetailsDocument, { id: '201901', revision: 1 }, { approveClubDetails: approved }),
      list([], { filter, first: 100 }),
    ],
    1,
  );
  expect(await screen.findByText(/^1 lid heeft zelf gegevens gewijzigd\./)).toBeVisible();
  await press(user, 'Bekijken');
  await openRow(user, 'Jan Jansen');
  const part = await screen.findByRole('region', { name: 'Wijziging van Jan Jansen' });
  expect(part).toHaveTextContent('Zelf gewijzigd op 01/11/2026 11:00, nog niet goedgekeurd');
  expect(part).toHaveTextContent('AdresNu Dorpsstraat 1Voorstel Kerkstraat 2');
  expect(part).toHaveTextContent('E-mailNu jan@voorbeeld.exampleVoorstel (leeg)');
  expect(part).not.toHaveTextContent('Telefoon');
  await press(user, 'Goedkeuren');
  expect(await screen.findByText('Wijziging goedgekeurd')).toBeVisible();
  expect(await screen.findByText('Geen lid gevonden')).toBeVisible();
});

test('a change is rejected; what somebody else decided in the meantime is told', async () => {
  const { user } = openMembers([
    list([proposing], { times: 1 }),
    refuse(ClubRejectDetailsDocument, { id: '201901', revision: 1 }, 'Intussen gewijzigd.', {
      code: 'CONFLICT',
    }),
    list([proposing], { first: 100, times: 1 }),
    answer(
      ClubRejectDetailsDocument,
      { id: '201901', revision: 1 },
      {
        rejectClubDetails: member('201901', { revision: 2 }),
      },
    ),
    again(member('201901', { revision: 2 })),
  ]);
  await openRow(user, 'Jan Jansen');
  await press(user, 'Afwijzen');
  expect(await screen.findByText('Intussen gewijzigd.')).toBeVisible();
  await press(user, 'Afwijzen');
  expect(await screen.findByText('Wijziging afgewezen')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Voorstel')).not.toBeInTheDocument());
});
