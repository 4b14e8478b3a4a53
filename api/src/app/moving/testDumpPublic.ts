import { demoPng } from '../../platform/demo/demoFiles';
import { stampId, type TestDump } from './testDump';

/** The website: markup that may not stay, a tag nobody knows, a picture that is missing, texts in one document. */
export function addWebsite(dump: TestDump): void {
  dump.add('intros', {
    _id: 'intros',
    home: '<p>Alaaf!</p><script>alert(1)</script>',
    ubpf: 'Bier & gezelligheid',
    themeTitle: 'Kleur bekennen',
    themeText: '<p>Alles in kleur</p>',
    themeImage: { id: 'thema', url: 'https://oud.example/thema' },
    agenda: [{ date: '14/02/2027', name: 'Optocht', comment: '' }],
  });
  dump.plant('websiteTexts', 'home', 'text');
  dump.add(
    'news',
    {
      id: stampId('2026-03-01', 1),
      title: 'Prins bekend',
      text: '<p>Het is <b>Jan</b></p>',
      tags: ['ubpf'],
      foto: true,
      creator: 'Wim',
      creationDate: '01/03/2026',
      postpone: 'no',
    },
    {
      id: stampId('2026-03-01', 2),
      title: 'Oud',
      text: 'Tekst',
      tags: ['carnaval'],
      foto: true,
      creationDate: '02/03/2026',
    },
  );
  dump.plant('news', stampId('2026-03-01', 2), 'tags.0', '-');
  dump.plant('news', stampId('2026-03-01', 2), 'foto', '-');
  dump.files.set(`${stampId('2026-03-01', 1)}.png`, demoPng(0));
  dump.files.set('thema.png', demoPng(4));
  dump.add('contact', {
    _id: 'contact',
    Algemeen: 'info@voorbeeld.example',
    Krant: 'krant(at)voorbeeld.example',
  });
  dump.plant('contactAddresses', 'Krant', 'address', 'krant@voorbeeld.example');
  dump.add('jeugdraad', { id: 'foto7', name: 'Jeugdprins', image: true, foto: 'https://oud.example/foto7' });
  dump.files.set('foto7.png', demoPng(3));
  dump.add('breweries', {
    id: stampId('2026-04-01', 1),
    name: 'De Blauwe Ijzer',
    website: 'www.brouwerij.example',
    intro: 'Klein en goed',
    creater: 'Wim',
    beers: [
      { id: '1', name: 'Tripel', alcoholPercentage: '8,5%', IBU: '30', intro: '' },
      { id: '2', name: 'Blond', IBU: 'weinig' },
    ],
  });
  dump.plant('breweries', stampId('2026-04-01', 1), 'beers.1.IBU', '-');
  dump.add('publicDocuments', {
    id: stampId('2026-04-02', 1),
    section: 'paper',
    title: 'Krant 2026',
    doc_id: 'agenda1',
    type: 'pdf',
  });
}

/** Stock and volunteers: what lies somewhere of a product that is gone, a negative amount, a name twice, an odd season. */
export function addStockAndVolunteers(dump: TestDump): void {
  const [product, other, place] = [
    stampId('2025-05-01', 1),
    stampId('2025-05-01', 2),
    stampId('2025-05-02', 1),
  ];
  dump.add(
    'products',
    {
      id: product,
      title: 'Sjaal',
      description: '',
      price: 12.5,
      suppliers: '',
      category: 'nvt',
      deliveryPrice: '4,95',
      changelog: ['Gemaakt'],
    },
    { id: other, title: 'Pet', price: '€ 9,-', category: 'nvt' },
  );
  dump.add(
    'stockLocations',
    {
      id: place,
      title: 'Algemeen',
      internal: false,
      locked: false,
      products: [
        { id: product, title: 'Sjaal', amount: 20 },
        { id: other, amount: '5' },
      ],
    },
    {
      id: stampId('2025-05-02', 2),
      title: 'Loods',
      internal: true,
      products: [
        { id: product, amount: -3 },
        { id: 'weg', amount: 2 },
      ],
    },
  );
  dump.plant('stockLocations', stampId('2025-05-02', 2), 'products.0.amount', '3');
  dump.plant('stockLocations', stampId('2025-05-02', 2), 'products.1.id', '-');
  const [bar, build] = [stampId('2024-05-01', 1), stampId('2024-05-01', 2)];
  dump.add('activities', { id: bar, name: 'Bar' }, { id: build, name: 'Opbouw' });
  dump.add(
    'volunteers',
    {
      id: stampId('2024-06-01', 1),
      name: 'Jan Boer',
      email: 'JAN@voorbeeld.example',
      activities: { [bar]: ['2024-2025', '2025-2026'], [build]: ['2025-2026'] },
    },
    { id: stampId('2024-06-01', 2), name: 'jan boer', email: '', activities: { [bar]: ['ooit'] } },
    { id: stampId('2024-06-01', 3), name: 'Piet', email: '', activities: { weg: ['2025-2026'] } },
  );
  dump.plant('volunteers', stampId('2024-06-01', 2), '', 'houden');
  dump.plant('volunteers', stampId('2024-06-01', 2), `activities.${bar}.0`, '2023-2024');
  dump.plant('volunteers', stampId('2024-06-01', 3), 'activities.weg', build);
}
