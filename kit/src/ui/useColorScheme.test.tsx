import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Button, type ColorScheme, GlobalStyle, useColorScheme } from './index';

function Choice() {
  const { choice, choose } = useColorScheme();
  const options: ColorScheme[] = ['system', 'light', 'dark'];
  return (
    <>
      <GlobalStyle />
      <output>{choice}</output>
      {options.map((option) => (
        <Button key={option} onClick={() => choose(option)}>
          {option}
        </Button>
      ))}
    </>
  );
}

test('the choice is applied to the page, remembered, and can follow the device again', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Choice />);
  expect(screen.getByRole('status')).toHaveTextContent('system');
  await user.click(screen.getByRole('button', { name: 'dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  unmount();
  render(<Choice />);
  expect(screen.getByRole('status')).toHaveTextContent('dark');
  await user.click(screen.getByRole('button', { name: 'system' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(localStorage).toHaveLength(0);
});
