import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ApiError } from 'kit/graphql';
import { Stack } from 'kit/ui';
import { object } from 'yup';

import { forever, press } from '../../gallery/forStories';
import { Form } from './Form';
import { FormError } from './FormError';
import { FormTextField, FormPasswordField, SubmitButton } from './formInputs';
import { requiredEmail, requiredText } from './schemas';

const meta = {
  component: Form,
  subcomponents: { FormError, SubmitButton },
  args: {
    initialValues: { email: 'marieke@carnaval.example', password: 'alaaf-alaaf' },
    onSubmit: (): Promise<unknown> => Promise.resolve(),
    children: (
      <Stack>
        <FormTextField name="email" label="E-mail" />
        <FormPasswordField name="password" label="Wachtwoord" autoComplete="current-password" />
        <FormError incompleteMessage="Vul alle velden in!" />
        <SubmitButton>Inloggen</SubmitButton>
      </Stack>
    ),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Incomplete: Story = {
  args: {
    initialValues: { email: '', password: '' },
    schema: object({ email: requiredEmail(), password: requiredText() }),
  },
  play: press('Inloggen'),
};
export const Busy: Story = { args: { onSubmit: forever }, play: press('Inloggen') };
export const Refused: Story = {
  args: {
    onSubmit: () =>
      Promise.reject(
        new ApiError('Controleer wat je hebt ingevuld.', 'BAD_USER_INPUT', {
          email: 'Dit adres kennen we niet',
        }),
      ),
  },
  play: press('Inloggen'),
};
