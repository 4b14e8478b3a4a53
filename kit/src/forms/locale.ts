import { setLocale } from 'yup';

import { messages } from './messages';

const { required, invalid } = messages;

// What the foundation did not word gets a Dutch text here, for every schema built after this file has run.
setLocale({
  mixed: {
    default: invalid,
    required,
    defined: required,
    notNull: required,
    oneOf: 'Kies een van de mogelijkheden',
    notOneOf: invalid,
    notType: invalid,
  },
  string: {
    length: ({ length }: { length: number }) => `Precies ${length} tekens`,
    min: ({ min }: { min: number }) => `Minimaal ${min} tekens`,
    max: ({ max }: { max: number }) => `Hoogstens ${max} tekens`,
    matches: invalid,
    email: messages.emailFormat,
    url: 'Dit is geen geldig webadres',
    uuid: invalid,
    trim: 'Zonder spaties ervoor of erachter',
    lowercase: 'Alleen kleine letters',
    uppercase: 'Alleen hoofdletters',
  },
  number: {
    min: ({ min }: { min: number }) => `Minimaal ${min}`,
    max: ({ max }: { max: number }) => `Hoogstens ${max}`,
    lessThan: ({ less }: { less: number }) => `Minder dan ${less}`,
    moreThan: ({ more }: { more: number }) => `Meer dan ${more}`,
    positive: 'Meer dan 0',
    negative: 'Minder dan 0',
    integer: 'Een heel getal',
  },
  date: { min: 'Deze datum is te vroeg', max: 'Deze datum is te laat' },
  boolean: { isValue: required },
  array: {
    length: ({ length }: { length: number }) => `Precies ${length}`,
    min: ({ min }: { min: number }) => `Kies er minimaal ${min}`,
    max: ({ max }: { max: number }) => `Kies er hoogstens ${max}`,
  },
});
