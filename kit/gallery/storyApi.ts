import { ApolloLink } from '@apollo/client';
import { map, NEVER, timer } from 'rxjs';

/** What the API answers in a story, by the name of the operation; 'never' while it is being waited for. */
export type StoryAnswers = Readonly<Record<string, Record<string, unknown> | 'never'>>;

/** Answers as the story says, in the place of the network: no story asks anybody anything. */
export function storyLink(answers: StoryAnswers): ApolloLink {
  return new ApolloLink(({ operationName = '' }) => {
    const data = answers[operationName];
    if (data === undefined) throw new Error(`This story has no answer to ${operationName}.`);
    if (data === 'never') return NEVER;
    // Not at once: Apollo expects an answer after it has asked.
    return timer(0).pipe(map(() => ({ data })));
  });
}
