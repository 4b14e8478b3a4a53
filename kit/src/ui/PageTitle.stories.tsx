import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { LONG } from '../../gallery/forStories';
import { Button } from './buttons/Button';
import { PageTitle, ShownTitle } from './PageTitle';

const meta = {
  component: PageTitle,
  args: { children: 'Leden' },
} satisfies Meta<typeof PageTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithLine: Story = { args: { sub: '131 leden, 112 hebben betaald' } };
export const WithActions: Story = { args: { actions: <Button>Lid toevoegen</Button> } };
/** On a phone the bar above the page says it already. */
export const ShownAbove: Story = {
  args: { sub: '131 leden, 112 hebben betaald' },
  decorators: [
    (Story) => (
      <ShownTitle value="Leden">
        <Story />
      </ShownTitle>
    ),
  ],
};
export const LongText: Story = { args: { children: LONG } };
