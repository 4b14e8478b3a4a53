import { fileName } from './fileName';

test.each([
  ['Notulen 11/11/2026.pdf', 'Notulen 11-11-2026.pdf'],
  ['José Müller – façade.docx', 'José Müller – façade.docx'],
  ['Jose\u0301.pdf', 'José.pdf'],
  ['  a \n b\t.pdf ', 'a b.pdf'],
  ['..\\..\\etc/passwd', 'etc-passwd'],
  ['wat? "zo": <dit>|*', 'wat- -zo- -dit-'],
  ['fact\u202efdp.exe', 'factfdp.exe'],
  ['', 'bestand'],
  ['...', 'bestand'],
  ['CON.pdf', 'CON_.pdf'],
  ['lijst.', 'lijst'],
])('%j becomes %j', (text, name) => expect(fileName(text)).toBe(name));

test('a long name keeps its extension', () => {
  const name = fileName(`${'é'.repeat(300)}.xlsx`);
  expect(name).toHaveLength(120);
  expect(name.endsWith('.xlsx')).toBe(true);
});
