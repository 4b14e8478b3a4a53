import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ApiError } from 'kit/graphql';

import { forever, nothing, press } from '../../gallery/forStories';
import { SecondStep } from './SecondStep';
import type { NeededStep } from './useTwoSteps';

const needed = (...methods: NeededStep['methods']): NeededStep => ({
  email: 'marieke@carnaval.example',
  password: '',
  methods,
});

const meta = {
  component: SecondStep,
  args: {
    needed: needed('authenticator', 'recoveryCode', 'passkey'),
    signIn: (): Promise<void> => forever(),
    takeOver: () => forever(),
    onBack: nothing,
  },
} satisfies Meta<typeof SecondStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryWay: Story = {};
export const RecoveryCode: Story = { play: press('Herstelcode gebruiken') };
export const PasskeyOnly: Story = { args: { needed: needed('passkey') } };
export const WrongCode: Story = {
  args: {
    needed: needed('authenticator'),
    signIn: () => Promise.reject(new ApiError('', 'SECOND_FACTOR_NEEDED', { code: 'Deze code klopt niet.' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '123456{Enter}');
  },
};
