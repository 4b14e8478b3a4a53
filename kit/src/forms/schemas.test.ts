import { array, object, type Schema, string, ValidationError } from 'yup';

import { loginSchema, optionalEmail, password, passwordChangeSchema, requiredEmail } from './index';

async function errorsOf(schema: Schema, value: unknown) {
  try {
    await schema.validate(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}

test('signing in', async () => {
  expect(await errorsOf(loginSchema, { email: '', password: '' })).toMatchObject({
    password: 'Vul alle velden in!',
  });
  expect(await errorsOf(loginSchema, { email: '', password: 'x' })).toEqual({ email: 'Vul alle velden in!' });
  expect(await errorsOf(loginSchema, { email: 'jan', password: 'x' })).toEqual({
    email: 'Dit is geen geldig email adres',
  });
  expect(await errorsOf(loginSchema, { email: ' jan@voorbeeld.nl ', password: 'x' })).toEqual({});
});

test.each(['jose@voorbeeld', 'a b@c.nl', '@c.nl', 'a@c..nl', 'Jan <jan@c.nl>'])(
  '%s is no e-mail address',
  async (email) => {
    expect(await errorsOf(object({ email: requiredEmail() }), { email })).toEqual({
      email: 'E-mail voldoet niet aan het juiste formaat',
    });
  },
);

test('passwords have 8 characters or more', async () => {
  expect(await errorsOf(object({ password: password() }), { password: '1234567' })).toEqual({
    password: 'Min 8 karakters',
  });
  expect(await errorsOf(passwordChangeSchema, { password: '1234567' })).toEqual({
    password: 'Het wachtwoord moet uit minimaal 8 tekens bestaan',
  });
  expect(await errorsOf(passwordChangeSchema, { password: '12345678' })).toEqual({});
});

test('an optional address may be empty', async () => {
  expect(await errorsOf(object({ email: optionalEmail() }), { email: '' })).toEqual({});
});

test('what the foundation did not word is Dutch too', async () => {
  const schema = object({ a: string().required(), b: string().max(3), c: array().min(1) });
  expect(await errorsOf(schema, { b: 'lang', c: [] })).toEqual({
    a: 'Verplicht',
    b: 'Hoogstens 3 tekens',
    c: 'Kies er minimaal 1',
  });
});
