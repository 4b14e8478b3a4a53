import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { nothing } from '../../gallery/forStories';
import { ErrorState } from './ErrorState';

const meta = {
  component: ErrorState,
  args: { title: 'De agenda kan niet worden geladen', onRetry: nothing },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {};
export const Retrying: Story = { args: { retrying: true } };
export const NoConnection: Story = {
  args: {
    title: undefined,
    failure: { code: 'NETWORK', message: 'Controleer je verbinding en probeer het opnieuw.' },
  },
};
export const OurFault: Story = {
  args: {
    title: undefined,
    failure: {
      code: 'INTERNAL_SERVER_ERROR',
      message: 'Probeer het later nog eens. Storingsnummer: 7f3a21.',
    },
  },
};
export const WithoutRetry: Story = { args: { onRetry: undefined } };
