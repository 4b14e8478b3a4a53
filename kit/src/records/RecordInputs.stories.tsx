import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FormTextField, requiredText } from 'kit/forms';
import { Facts } from 'kit/lists';
import { string } from 'yup';

import { inForm } from '../../gallery/forStories';
import type { RecordFields } from './recordFields';
import { RecordInputs, RecordFacts } from './RecordParts';

interface Volunteer {
  firstName: string;
  lastName: string;
  place: string;
}

const fact = { show: (value: string) => value, whenEmpty: 'Niet ingevuld' };
const fields = {
  firstName: {
    label: 'Voornaam',
    empty: '',
    schema: requiredText(),
    input: <FormTextField name="firstName" label="Voornaam" />,
    isHalf: true,
    fact,
    exported: 'Voornaam',
  },
  lastName: {
    label: 'Achternaam',
    empty: '',
    schema: requiredText(),
    input: <FormTextField name="lastName" label="Achternaam" />,
    isHalf: true,
    fact,
    exported: 'Achternaam',
  },
  place: {
    label: 'Woonplaats',
    empty: '',
    schema: string(),
    input: <FormTextField name="place" label="Woonplaats" />,
    fact,
    exported: 'Woonplaats',
  },
} satisfies RecordFields<Volunteer>;
const sanne = { firstName: 'Sanne', lastName: 'Willems', place: '' };

const meta = {
  component: RecordInputs<Volunteer>,
  subcomponents: { RecordFacts },
  args: { fields },
} satisfies Meta<typeof RecordInputs<Volunteer>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inputs: Story = { decorators: [inForm({ initialValues: sanne })] };
export const AsFacts: Story = {
  render: () => (
    <Facts>
      <RecordFacts<Volunteer> fields={fields} values={sanne} />
    </Facts>
  ),
};
