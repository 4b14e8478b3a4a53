import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, requiredText, SubmitButton, useFormState } from 'kit/forms';
import { object } from 'yup';

import { FormRichText, RichText } from './index';

const schema = object({ text: requiredText() });

function State() {
  const { dirty, values, setFieldValue } = useFormState();
  return (
    <>
      <p>{dirty ? 'gewijzigd' : 'ongewijzigd'}</p>
      <output>{String(values.text)}</output>
      <button type="button" onClick={() => void setFieldValue('text', '<p>Van elders</p>')}>
        Vervangen
      </button>
    </>
  );
}

async function start(text = '') {
  const onSubmit = jest.fn<Promise<unknown>, [{ text: string }]>(() => Promise.resolve());
  render(
    <Form initialValues={{ text }} schema={schema} onSubmit={onSubmit}>
      <FormRichText name="text" label="Tekst" description="Voor de website" />
      <SubmitButton>Opslaan</SubmitButton>
      <State />
    </Form>,
  );
  return { user: userEvent.setup(), onSubmit, editor: await screen.findByRole('textbox', { name: 'Tekst' }) };
}

type User = ReturnType<typeof userEvent.setup>;

const tool = (name: string) => screen.getByRole('button', { name });
const value = () => document.querySelector('output')?.textContent;

/** Selects all of the text as a person does with Ctrl+A, which jsdom leaves to the page. */
async function selectAll(user: User, editor: HTMLElement) {
  await user.click(editor);
  await user.keyboard('{Control>}a{/Control}');
}

test('is read as html', () => {
  render(<RichText html="<h2>Programma</h2><p>Vanaf <strong>11:11</strong></p>" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Programma' })).toBeVisible();
  expect(screen.getByText('11:11').tagName).toBe('STRONG');
});

test('shows the text while the editor comes, in a labelled and described field', async () => {
  const { editor } = await start('<p>Welkom</p>');
  expect(editor).toHaveTextContent('Welkom');
  expect(editor).toHaveAccessibleDescription('Voor de website');
  expect(editor).toHaveAttribute('aria-multiline', 'true');
});

test('what was typed is the value; html that is written otherwise is no edit', async () => {
  const { user, editor } = await start('Los <b>vet</b><div>en een blok</div>');
  expect(screen.getByText('ongewijzigd')).toBeVisible();
  expect(value()).toBe('Los <b>vet</b><div>en een blok</div>');
  await user.click(editor);
  await user.keyboard('X');
  await waitFor(() => expect(screen.getByText('gewijzigd')).toBeVisible());
  expect(value()).toMatch(/^<p>.*<strong>.*vet.*<\/strong>.*<\/p><p>en een blok.*<\/p>$/);
  await user.click(tool('Ongedaan maken'));
  expect(await screen.findByText('ongewijzigd')).toBeVisible();
});

test.each([
  ['Vet', '<p><strong>Alaaf</strong></p>'],
  ['Cursief', '<p><em>Alaaf</em></p>'],
  ['Kop', '<h2>Alaaf</h2>'],
  ['Tussenkop', '<h3>Alaaf</h3>'],
  ['Opsomming', '<ul><li><p>Alaaf</p></li></ul>'],
  ['Genummerde lijst', '<ol><li><p>Alaaf</p></li></ol>'],
])('%s can be put on and off', async (name, html) => {
  const { user, editor } = await start('<p>Alaaf</p>');
  await selectAll(user, editor);
  await user.click(tool(name));
  await waitFor(() => expect(value()).toBe(html));
  expect(tool(name)).toHaveAttribute('aria-pressed', 'true');
  await user.click(tool(name));
  await waitFor(() => expect(value()).toBe('<p>Alaaf</p>'));
  expect(tool(name)).toHaveAttribute('aria-pressed', 'false');
});

test('a link is asked for in the page, completed, and can be removed', async () => {
  const { user, editor, onSubmit } = await start('<p>Alaaf</p>');
  await selectAll(user, editor);
  await user.click(tool('Link'));
  const address = screen.getByRole('textbox', { name: 'Adres van de link' });
  expect(address).toHaveFocus();
  await user.type(address, 'javascript:alert(1){Enter}');
  expect(address).toHaveAccessibleDescription(/Dit is geen geldig webadres/);
  await user.clear(address);
  await user.type(address, 'www.alaaf.nl{Enter}');
  await waitFor(() => expect(value()).toContain('href="https://www.alaaf.nl"'));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.queryByRole('textbox', { name: 'Adres van de link' })).not.toBeInTheDocument();
  expect(tool('Link')).toHaveAttribute('aria-pressed', 'true');

  await user.click(tool('Link'));
  expect(screen.getByRole('textbox', { name: 'Adres van de link' })).toHaveValue('https://www.alaaf.nl');
  await user.keyboard('{Escape}');
  await user.click(tool('Link verwijderen'));
  await waitFor(() => expect(value()).toBe('<p>Alaaf</p>'));
});

test('without a selection the address is the text of the link', async () => {
  const { user, editor } = await start();
  await user.click(editor);
  await user.click(tool('Link'));
  await user.type(screen.getByRole('textbox', { name: 'Adres van de link' }), 'info@alaaf.nl');
  await user.click(tool('Toepassen'));
  await waitFor(() => expect(value()).toMatch(/<a [^>]*href="mailto:info@alaaf.nl">info@alaaf.nl<\/a>/));
});

test('markup without a text is nothing, and says so at the field', async () => {
  const { user, editor, onSubmit } = await start();
  await user.click(editor);
  await user.click(tool('Opsomming'));
  await user.click(tool('Opslaan'));
  await waitFor(() => expect(editor).toHaveFocus());
  expect(editor).toBeInvalid();
  expect(editor).toHaveAccessibleDescription('Voor de website Verplicht');
  expect(value()).toBe('');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('saves once, and is clean afterwards', async () => {
  const { user, editor, onSubmit } = await start('<p>Alaaf</p>');
  await selectAll(user, editor);
  await user.click(tool('Vet'));
  await screen.findByText('gewijzigd');
  await user.dblClick(tool('Opslaan'));
  expect(await screen.findByText('ongewijzigd')).toBeVisible();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledWith({ text: '<p><strong>Alaaf</strong></p>' });
});

test('follows a value that the form gives', async () => {
  const { user, editor } = await start('<p>Alaaf</p>');
  await user.click(tool('Vervangen'));
  await waitFor(() => expect(editor).toHaveTextContent('Van elders'));
  expect(tool('Ongedaan maken')).toHaveAttribute('aria-disabled', 'true');
});

test('the toolbar is one stop of the tab key; the arrows go through it', async () => {
  const { user, editor } = await start('<p>Alaaf</p>');
  const toolbar = screen.getByRole('toolbar', { name: 'Opmaak' });
  await user.tab();
  expect(tool('Vet')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tool('Cursief')).toHaveFocus();
  await user.keyboard('{End}');
  expect(tool('Opnieuw')).toHaveFocus();
  await user.tab();
  expect(editor).toHaveFocus();
  expect(within(toolbar).getAllByRole('button')).toHaveLength(10);
});
