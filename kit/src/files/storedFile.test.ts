import { fileTypeLabel, formatSize } from './storedFile';

test.each([
  ['doc', 'Word'],
  ['docx', 'Word'],
  ['xls', 'Excel'],
  ['xlsx', 'Excel'],
  ['ppt', 'PowerPoint'],
  ['PPTX', 'PowerPoint'],
  ['mdb', 'Access'],
  ['.pdf', 'PDF'],
  ['xml', 'XML'],
])('%s is called %s', (type, label) => expect(fileTypeLabel(type)).toBe(label));

test.each([
  [1, '1 kB'],
  [340 * 1024, '340 kB'],
  [1.25 * 1024 * 1024, '1,3 MB'],
  [20 * 1024 * 1024, '20 MB'],
])('%d bytes are %s', (bytes, text) => expect(formatSize(bytes)).toBe(text));
