import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { pressToOpen } from '../../../gallery/forStories';
import { SavedViewsButton } from './SavedViewsButton';

const view = {
  __typename: 'SavedView',
  id: '1',
  list: 'leden',
  name: 'Niet betaald',
  search: '?betaald=nee',
};
const answering = (views: unknown[]) => ({
  api: { KitSavedViews: { savedViews: views } },
  path: '/leden?betaald=nee',
});

const meta = {
  component: SavedViewsButton,
  args: { list: 'leden' },
} satisfies Meta<typeof SavedViewsButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  parameters: answering([view, { ...view, id: '2', name: 'Mijn wijk', search: '?zoek=ulft' }]),
  play: pressToOpen('Weergaven'),
};
export const NothingSaved: Story = { parameters: answering([]), play: pressToOpen('Weergaven') };
export const Loading: Story = {
  parameters: { api: { KitSavedViews: 'never' } },
  play: pressToOpen('Weergaven'),
};
