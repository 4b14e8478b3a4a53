/** kit/richtext: text with headings, lists, emphasis and links, to read and to write. */
export { FormRichText, type FormRichTextProps } from './FormRichText';
export { RichText } from './RichText';
