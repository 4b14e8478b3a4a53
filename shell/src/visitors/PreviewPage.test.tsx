import { screen } from '@testing-library/react';

import type { VisitorWebsitePreviewQuery } from '../gql/visitors/graphql';
import { openVisitorPage, type Reply } from './testVisitors';

const preview: VisitorWebsitePreviewQuery['websitePreview'] = {
  ...{ page: 'Nieuws', title: 'Prins bekend', text: '<p>Het is <strong>Jan</strong></p><img src="x">' },
  ...{ tags: ['Pagadder'], alt: null, photo: { url: '/files/images/news/abc' } },
  ...{ link: 'Lees meer', linkURL: 'https://meer.example', publishOn: null },
};
const open = (...VisitorWebsitePreview: Reply[]) =>
  openVisitorPage('/publiek/voorbeeld#t0k', { VisitorWebsitePreview });

test('news that is not on the website is shown as it would be there', async () => {
  const { asked } = open({ data: { websitePreview: preview } });
  const sheet = await screen.findByRole('article', { name: 'Prins bekend' });
  expect(sheet).toHaveTextContent(/Prins bekend.*Pagadder.*Het is Jan.*Lees meer/);
  expect(sheet.querySelectorAll('img')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Lees meer' })).toHaveAttribute('href', 'https://meer.example');
  expect(screen.getByText('Dit staat nog niet op de website. Het komt bij Nieuws.')).toBeVisible();
  expect(asked[0]?.variables).toEqual({ token: 't0k' });
});

test('a text has its day, and may be empty', async () => {
  const text = { ...preview, title: '', text: '', tags: [], photo: null, link: null, linkURL: null };
  open({ data: { websitePreview: { ...text, page: 'Optocht', publishOn: '2027-02-01' } } });
  expect(await screen.findByText('Dit komt op 01/02/2027 op de website, bij Optocht.')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Optocht' })).toHaveTextContent('De tekst is leeg.');
});
