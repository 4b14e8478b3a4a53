import type { FocalPoint } from 'kit/files';
import { messages, requiredText } from 'kit/forms';
import { array, mixed, object, string } from 'yup';

import {
  type NewsDraftInput,
  type NewsItemInput,
  type NewsTag,
  type WebsiteNewsFormFragment,
} from '../gql/graphql';
import { webAddress } from '../webAddress';

/** A choice of the wizard. */
export type Choice = 'no' | 'yes';

/** What the wizard and the edit dialog hold. Choices open the field below them. */
export type NewsValues = {
  title: string;
  text: string;
  tags: NewsTag[];
  hasPhoto: Choice | '';
  photoId: string | null;
  alt: string;
  focus: FocalPoint | null;
  hasLink: Choice | '';
  link: string;
  linkURL: string;
  postpone: Choice | '';
  /** ISO date, or ''. */
  postponementDate: string;
};

/** An empty wizard. */
export const newNews: NewsValues = {
  title: '',
  text: '',
  tags: [],
  hasPhoto: '',
  photoId: null,
  alt: '',
  focus: null,
  hasLink: '',
  link: '',
  linkURL: '',
  postpone: '',
  postponementDate: '',
};

/** The values of a stored item: of the draft that waits, if there is one. */
export function newsValues(item: WebsiteNewsFormFragment): NewsValues {
  const { title, text, tags, photo, alt, focus, link, linkURL } = item.draft ?? item;
  return {
    ...{ title, text, tags: [...tags] },
    hasPhoto: photo ? 'yes' : 'no',
    photoId: photo?.id ?? null,
    alt: alt ?? '',
    focus: focus ? { x: focus.x, y: focus.y } : null,
    hasLink: linkURL ? 'yes' : 'no',
    ...{ link: link ?? '', linkURL: linkURL ?? '' },
    postpone: item.postpone === 'yes' ? 'yes' : 'no',
    postponementDate: item.postponementDate ?? '',
  };
}

/** What is sent: a field below a choice 'no' is left out, whatever it holds. */
export function newsInput(values: NewsValues): NewsItemInput {
  const postponed = values.postpone === 'yes';
  return {
    ...draftInput(values),
    postpone: postponed ? 'yes' : 'no',
    postponementDate: postponed ? values.postponementDate : null,
  };
}

/** The same for a draft: the day on which it comes on the website is chosen when it is published. */
export function draftInput(values: NewsValues): NewsDraftInput {
  const withLink = values.hasLink === 'yes';
  return {
    title: values.title,
    text: values.text,
    tags: values.tags,
    ...(values.hasPhoto === 'yes'
      ? { photoId: values.photoId, alt: values.alt, focus: values.focus }
      : { photoId: null, alt: null, focus: null }),
    link: withLink && values.link ? values.link : null,
    linkURL: withLink ? values.linkURL : null,
  };
}

/** Title, text, and what is below a choice 'yes'. */
export const newsSchema = object({
  title: requiredText(),
  text: requiredText(),
  tags: array().of(mixed<NewsTag>().required()),
  photoId: string()
    .nullable()
    .when('hasPhoto', { is: 'yes', then: (photo) => photo.required(messages.required) }),
  link: string().trim(),
  linkURL: webAddress().when('hasLink', { is: 'yes', then: (url) => url.required(messages.required) }),
  postponementDate: string().when('postpone', {
    is: 'yes',
    then: (date) => date.required(messages.required),
  }),
});
