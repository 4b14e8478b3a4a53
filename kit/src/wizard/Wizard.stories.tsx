import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FormChoice, FormEuroField } from 'kit/fields';
import { FormTextField, requiredText } from 'kit/forms';
import { object } from 'yup';

import { forever, nothing, press } from '../../gallery/forStories';
import { Wizard } from './Wizard';

interface Values {
  what: string;
  kind: string;
  amount: number | string;
}

const kinds = [
  { value: 'receipt', label: 'Een bonnetje' },
  { value: 'travel', label: 'Reiskosten' },
];

const meta = {
  component: Wizard<Values>,
  args: {
    steps: [
      {
        id: 'what',
        title: 'Wat',
        question: 'Wat heb je voorgeschoten?',
        fields: ['what'],
        render: () => <FormTextField name="what" label="Omschrijving" />,
      },
      {
        id: 'kind',
        title: 'Soort',
        question: 'Wat voor kosten zijn het?',
        fields: ['kind'],
        render: () => <FormChoice name="kind" label="Soort" hideLabel options={kinds} />,
      },
      {
        id: 'amount',
        title: 'Bedrag',
        question: 'Hoeveel was het?',
        fields: ['amount'],
        render: () => <FormEuroField name="amount" label="Bedrag" />,
      },
    ],
    initialValues: { what: '', kind: '', amount: '' },
    schema: object({ what: requiredText(), kind: requiredText(), amount: requiredText() }),
    submitLabel: 'Declareren',
    onSubmit: forever,
    onCancel: nothing,
  },
} satisfies Meta<typeof Wizard<Values>>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = { what: 'Verf voor de wagen', kind: 'receipt', amount: 6250 };

export const Begin: Story = {};
export const Answered: Story = { args: { initialValues: filled } };
export const SecondStep: Story = { args: { initialValues: filled }, play: press('Volgende') };
export const Skippable: Story = {
  args: {
    initialValues: { ...filled, amount: '' },
    schema: object({ what: requiredText() }),
    skip: { label: 'Nu declareren', answers: () => ({}) },
  },
};
