import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Pencil } from 'lucide-react';

import { LONG } from '../../gallery/forStories';
import { IconButton } from './buttons/IconButton';
import { DefinitionList, DefinitionRow } from './DefinitionList';

const meta = {
  component: DefinitionList,
  subcomponents: { DefinitionRow },
  args: {
    children: (
      <>
        <DefinitionRow label="Naam">Marieke van den Broek</DefinitionRow>
        <DefinitionRow
          label="E-mail"
          action={
            <IconButton aria-label="E-mail aanpassen">
              <Pencil aria-hidden />
            </IconButton>
          }
        >
          marieke@carnaval.example
        </DefinitionRow>
        <DefinitionRow label="Vereniging">{LONG}</DefinitionRow>
      </>
    ),
  },
} satisfies Meta<typeof DefinitionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const OnPaper: Story = { tags: ['paper'] };
