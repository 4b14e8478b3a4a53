import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextInput } from 'kit/ui';

import { FieldPair } from './FieldPair';

const meta = {
  component: FieldPair,
  args: {
    children: (
      <>
        <TextInput label="Voornaam" defaultValue="Sanne" />
        <TextInput label="Achternaam" error="Alle velden moeten gevuld worden" />
      </>
    ),
  },
} satisfies Meta<typeof FieldPair>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoFields: Story = {};
