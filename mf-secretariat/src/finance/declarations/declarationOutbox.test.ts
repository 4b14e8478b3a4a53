import { declarationOutboxOf, receiptsInUse } from './declarationOutbox';
import { noReceipts } from './receiptSlots';

const entry = (requestId: string, receiptId: string) => ({
  ...{ requestId, savedAt: '2026-11-11T10:11:00.000Z', accountnumber: null },
  values: {
    ...{ yearId: 'y1', wg: '3', description: 'Hekken', amount: 1255, directPay: '1' as const },
    ...{ accountName: '', accountnumber: '', ownAccount: 'last' as const, newAccountnumber: '' },
    ...{ ...noReceipts, receiptId },
  },
});

test('of a shared device the photos of everybody who waits are in use', () => {
  localStorage.clear();
  declarationOutboxOf('u1').add(entry('one', 'waiting:a'));
  declarationOutboxOf('u2').add(entry('two', 'waiting:b'));
  expect(receiptsInUse().sort()).toEqual(['waiting:a', 'waiting:b']);
  declarationOutboxOf('u1').drop('one');
  expect(receiptsInUse()).toEqual(['waiting:b']);
});
