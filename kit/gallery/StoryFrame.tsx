import { ApolloLink } from '@apollo/client';
import { ApolloProvider, createClient } from 'kit/graphql';
import { type ColorScheme, GlobalStyle, SnackbarProvider } from 'kit/ui';
import {
  createContext,
  type CSSProperties,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { map, NEVER, timer } from 'rxjs';

import { type Session, SessionContext } from '../src/session/sessionContext';
import { testUser } from '../src/testing/testUser';

interface StoryFrameProps {
  scheme: ColorScheme;
  /** The address that is open, for what reads it. */
  path: string;
  answers: StoryAnswers;
  children: ReactNode;
}

/** What the shell has around every page, with answers of the story in the place of the API. */
export function StoryFrame({ scheme, path, answers, children }: StoryFrameProps) {
  const [client] = useState(() => createClient({ link: storyLink(answers) }));
  useEffect(() => () => client.stop(), [client]);
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] }),
  );
  // Not by useColorScheme: that would be kept, for the portal too.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = 'nl';
    if (scheme === 'system') root.removeAttribute('data-theme');
    else root.setAttribute('data-theme', scheme);
  }, [scheme]);
  return (
    <ApolloProvider client={client}>
      <GlobalStyle />
      <SnackbarProvider>
        <SessionContext value={session}>
          <Story value={children}>
            <RouterProvider router={router} />
          </Story>
        </SessionContext>
      </SnackbarProvider>
    </ApolloProvider>
  );
}

/** What the router shows: a route is made once, a story may change. */
const Story = createContext<ReactNode>(null);

/** Without the bar above every page, below which the heads of tables stay. */
const noBar = { '--bar': '0px' } as CSSProperties;

const Page = () => <main style={noBar}>{use(Story)}</main>;

const nothing = () => Promise.resolve();

/**
 * Somebody who exists nowhere. Not SessionProvider: served under `/kit` it would take the place of who is really signed in
 * to the portal on this device.
 */
const session: Session = {
  state: { status: 'signedIn', user: testUser() },
  refresh: nothing,
  signIn: nothing,
  takeOver: nothing,
  signOut: nothing,
  leaveTo: () => undefined,
  update: () => undefined,
};

/** What the API answers in a story, by the name of the operation; 'never' while it is being waited for. */
export type StoryAnswers = Readonly<Record<string, Record<string, unknown> | 'never'>>;

/** Answers as the story says, in the place of the network: no story asks anybody anything. */
function storyLink(answers: StoryAnswers): ApolloLink {
  return new ApolloLink(({ operationName = '' }) => {
    const data = answers[operationName];
    if (data === undefined) throw new Error(`This story has no answer to ${operationName}.`);
    if (data === 'never') return NEVER;
    // Not at once: Apollo expects an answer after it has asked.
    return timer(0).pipe(map(() => ({ data })));
  });
}
