import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Button } from './Button';
import { PageActions } from './PageActions';

const meta = {
  component: PageActions,
  args: { primary: <Button>Lid toevoegen</Button> },
} satisfies Meta<typeof PageActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MainOnly: Story = {};
export const WithOne: Story = { args: { children: <Button variant="ghost">Importeren</Button> } };
export const WithSeveral: Story = {
  args: {
    children: ['Importeren', 'Brieven maken'].map((verb) => (
      <Button key={verb} variant="ghost">
        {verb}
      </Button>
    )),
  },
};
