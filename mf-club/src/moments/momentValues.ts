import { requiredText } from 'kit/forms';
import { array, boolean, number, object, string } from 'yup';

import type { ClubContactMomentInput, ClubMomentFormFragment, LetterParagraphType } from '../gql/graphql';

/** A paragraph of a letter that is being written. `key` stays with it when it is moved. */
export interface Paragraph {
  key: string;
  type: LetterParagraphType;
  text: string;
}

/** The form of a contact moment. */
export interface MomentValues {
  title: string;
  payment: boolean;
  who: 'all' | 'nonPayers';
  buut: boolean;
  /** '1' to '10'. */
  buutMax: string;
  /** Cents; '' when empty, and the text itself when it is no amount. */
  buutPrice: number | string;
  buutDeadline: string;
  letter: Paragraph[];
}

/** The earliest last day for cards. */
export const FIRST_DEADLINE = '2021-01-01';

/** How many cards can be offered at most: 1 to 10. */
export const cardChoices = Array.from({ length: 10 }, (_, index) => String(index + 1));

const NO_AMOUNT = 'Vul een bedrag in, zoals 11,11';
/** 1.000 euro in cents: more is a typing error, on the server too. */
const MOST_FOR_A_CARD = 100_000;
/** What a title and a paragraph can hold, and a letter, on the server too. */
export const LONGEST_TITLE = 80;
export const LONGEST_TEXT = 2000;
export const MOST_PARAGRAPHS = 30;

const whenCards = { is: true };

/** What a contact moment cannot do without. */
export const momentSchema = object({
  title: requiredText().max(LONGEST_TITLE),
  payment: boolean(),
  who: requiredText(),
  buut: boolean(),
  buutMax: string().when('buut', { ...whenCards, then: (field) => field.required() }),
  buutPrice: number()
    // The amount of a FormEuroField: a number is one, any other text is none.
    .transform((_cents, typed: unknown) => {
      if (typed === '') return undefined;
      return typeof typed === 'number' ? typed : NaN;
    })
    .when('buut', {
      ...whenCards,
      then: (field) =>
        field
          .typeError(NO_AMOUNT)
          .min(1, 'Vul een bedrag boven nul in')
          .max(MOST_FOR_A_CARD, 'Dat is te veel voor een kaart')
          .required(),
      // What is left in a field that is not shown does not matter.
      otherwise: (field) => field.transform(() => undefined),
    }),
  buutDeadline: string().when('buut', {
    ...whenCards,
    then: (field) =>
      field
        .required()
        .test('early', 'Niet eerder dan 01/01/2021', (day) => day === undefined || day >= FIRST_DEADLINE),
  }),
  letter: array()
    .of(
      object({
        key: string(),
        type: string(),
        text: string()
          .trim()
          .max(LONGEST_TEXT)
          .when('type', {
            is: 'text',
            then: (field) => field.required('Schrijf iets, of verwijder deze alinea'),
          }),
      }),
    )
    .min(1, 'Voeg een alinea toe'),
});

let keys = 0;

/** A paragraph that is not in a letter yet. */
export function newParagraph(type: LetterParagraphType = 'text', text = ''): Paragraph {
  keys += 1;
  return { key: `p${keys}`, type, text };
}

/** A contact moment that is begun: a letter that asks for this year's contribution. */
export function newMoment(): MomentValues {
  return {
    title: '',
    payment: true,
    who: 'all',
    buut: false,
    buutMax: '2',
    buutPrice: '',
    buutDeadline: '',
    letter: firstDraft(),
  };
}

function firstDraft(): Paragraph[] {
  return [
    newParagraph(
      'text',
      'Al {jaren} jaar steun je het carnaval met je bijdrage aan de Club van 111. Dankzij jou kunnen we er ook in {jaar} weer een mooi feest van maken. Daar zijn we je dankbaar voor.',
    ),
    newParagraph(
      'text',
      'De bijdrage voor {jaar} is {contributie}. Hieronder lees je hoe je betaalt. Heb je al betaald? Dan hoef je niets te doen.',
    ),
    newParagraph('paymentModule'),
    newParagraph('text', 'Is er iets veranderd in je gegevens? Geef het door, dan weten we je te vinden.'),
  ];
}

/** The form of a moment that is there. */
export function momentValues(moment: ClubMomentFormFragment): MomentValues {
  return {
    title: moment.title,
    payment: moment.payment,
    who: moment.allMembers ? 'all' : 'nonPayers',
    buut: moment.buut,
    buutMax: String(moment.buutMax ?? 2),
    buutPrice: moment.buutPrice ?? '',
    buutDeadline: moment.buutDeadline ?? '',
    // The same keys for the same letter: a form whose values are made anew is not a changed form.
    letter: moment.letter.map(({ index, type, text }) => ({ key: `${moment.id}-${index}`, type, text })),
  };
}

/** What is sent. @param values as the schema took them */
export function momentInput(values: MomentValues): ClubContactMomentInput {
  const { title, payment, who, buut, letter } = values;
  return {
    title,
    payment,
    allMembers: who === 'all',
    buut,
    ...(buut && {
      buutMax: Number(values.buutMax),
      buutPrice: Number(values.buutPrice),
      buutDeadline: values.buutDeadline,
    }),
    letter: letter.map(({ type, text }) => ({ type, text })),
  };
}

/** The letter with its payment module before the last paragraph, or without one. */
export function withPayment(letter: readonly Paragraph[], isAsked: boolean): Paragraph[] {
  const texts = letter.filter(({ type }) => type === 'text');
  if (!isAsked) return texts;
  if (texts.length < letter.length) return [...letter];
  const at = Math.max(0, texts.length - 1);
  return [...texts.slice(0, at), newParagraph('paymentModule'), ...texts.slice(at)];
}
