import { registerEnumType } from 'type-graphql';

/** What a mark on a sheet is. */
export enum MarkKind {
  text = 'text',
  line = 'line',
  box = 'box',
  qr = 'qr',
}

registerEnumType(MarkKind, {
  name: 'MarkKind',
  description: 'What a mark on a sheet is.',
  valuesConfig: {
    text: { description: 'A line of text.' },
    line: { description: 'A straight line.' },
    box: { description: 'A filled rectangle.' },
    qr: { description: 'A QR code.' },
  },
});
