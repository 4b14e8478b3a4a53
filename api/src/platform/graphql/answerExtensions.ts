import type { ApolloServerPlugin } from '@apollo/server';

/** A context in which a resolver can say something beside its answer. */
export interface AnsweredRequest {
  /** Comes with the answer as its `extensions`. */
  answerExtensions?: Readonly<Record<string, unknown>>;
}

/** Sends what resolvers said besides. */
export function answerExtensions(): ApolloServerPlugin<AnsweredRequest> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ response: { body }, contextValue }) {
          if (body.kind !== 'single' || !contextValue.answerExtensions) return;
          const { singleResult } = body;
          singleResult.extensions = { ...singleResult.extensions, ...contextValue.answerExtensions };
        },
      };
    },
  };
}
