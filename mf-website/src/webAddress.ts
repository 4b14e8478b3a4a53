import { string } from 'yup';

/** An address of a page on the web, with or without https:// in front; may be left empty. */
export function webAddress() {
  return string()
    .trim()
    .matches(/^(https?:\/\/)?[^\s/@]+\.[^\s/@]+\S*$/i, {
      message: 'Dit is geen geldig webadres',
      excludeEmptyString: true,
    });
}
