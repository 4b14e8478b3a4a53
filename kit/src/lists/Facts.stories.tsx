import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { LONG } from '../../gallery/forStories';
import { ExpandedRow, Fact, Facts, notProvided } from './Facts';

const meta = {
  component: Facts,
  subcomponents: { ExpandedRow, Fact },
  args: {
    children: (
      <>
        <Fact label="Plaats">Ulft</Fact>
        <Fact label="Telefoonnummer">{notProvided}</Fact>
        <Fact label="Lid sinds">2011</Fact>
        <Fact label="Opmerking" isWide>
          {LONG}
        </Fact>
      </>
    ),
  },
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = {};
export const InRow: Story = {
  render: (args) => (
    <ExpandedRow>
      <Facts {...args} />
    </ExpandedRow>
  ),
};
