import type { Decorator } from '@storybook/react-webpack5';
import { Form, type FormProps, SubmitButton } from 'kit/forms';
import { Stack } from 'kit/ui';
import { within } from 'storybook/test';

/** For what a story does not do. */
export const nothing = (): undefined => undefined;

/** Work that does not end: what is busy stays so. */
export const forever = (): Promise<never> => new Promise(() => undefined);

/** What somebody wrote who had no end of room. */
export const LONG =
  'Samenwerkingsverband Carnavalsverenigingen Oude IJsselstreek en Omstreken, afdeling jeugdprinsenbal';

/** A photo that is drawn here: nothing is fetched. */
export const photo = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${colour}"/>` +
      '<circle cx="200" cy="120" r="60" fill="#fff3cf"/><path d="M70 300a130 110 0 0 1 260 0z" fill="#fff3cf"/></svg>',
  )}`;

type FormOptions = Pick<FormProps<Record<string, unknown>>, 'initialValues' | 'schema'> & {
  onSubmit?: () => Promise<unknown>;
};

/** Puts a story in a form, with the button that sends it. */
export function inForm({
  initialValues,
  schema,
  onSubmit = () => Promise.resolve(),
}: FormOptions): Decorator {
  return function FormAround(Story) {
    return (
      <Form initialValues={initialValues} schema={schema} onSubmit={onSubmit}>
        <Stack>
          <Story />
          <SubmitButton>Opslaan</SubmitButton>
        </Stack>
      </Form>
    );
  };
}

interface Played {
  canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement };
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Presses a button of the story, once it is there. @param name of the button */
export const press =
  (name: string) =>
  async ({ canvas, userEvent }: Played): Promise<void> =>
    userEvent.click(canvas.getByRole('button', { name }));

/** The same, and waits for the dialog that it opens. */
export const pressToOpen =
  (name: string) =>
  async (played: Played): Promise<void> => {
    await press(name)(played);
    await within(document.body).findByRole('dialog');
  };

/** The same in the open dialog or question, which stands outside the story. */
export const pressInDialog =
  (name: string) =>
  async ({ userEvent }: Pick<Played, 'userEvent'>): Promise<void> =>
    userEvent.click(await within(document.body).findByRole('button', { name }));
