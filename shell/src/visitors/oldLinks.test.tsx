import { screen } from '@testing-library/react';

import { openVisitorPage } from './testVisitors';

test.each([
  ['/publiek/kascontrole#oud', 'VisitorBookCheck', /Vraag de penningmeester om een nieuwe link\./],
  ['/publiek/gegevens#oud', 'VisitorDetails', /^Vraag de Club van 111 om een nieuwe link/],
  ['/publiek/bestelling#oud', 'VisitorOwnOrder', /^Vraag de webshop om een nieuwe link/],
  ['/publiek/diensten#oud', 'VisitorOwnShifts', /^Vraag de Boerenploeg om een nieuwe mail/],
  ['/publiek/proef#oud', 'VisitorProof', /^Antwoord op de mail waarin hij stond/],
  ['/publiek/voorbeeld#oud', 'VisitorWebsitePreview', 'Dit concept is er niet meer'],
])('%s is over: that is said, and where to get another', async (address, operation, text) => {
  openVisitorPage(address, {
    [operation]: [{ refuse: 'Deze link bestaat niet (meer).', code: 'NOT_FOUND' }],
  });
  expect(await screen.findByText(text)).toBeVisible();
});
