import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { trace } from '@opentelemetry/api';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';

import { AuditKind } from '../audit/auditKind.enum';
import { type AuditActor, newEvent } from '../audit/auditScope';
import { store } from '../audit/copyEvents';
import { AppError } from '../errors/appError';
import { texts } from '../errors/texts';
import { logError, logger } from '../log/logger';
import { measureOperations, nameOf } from '../metrics/measureOperations';
import type { Metrics } from '../metrics/metrics';
import { checkTexts } from './buildSchema';
import { costOfDocument, MOST_TOKENS, queryLimits } from './costLimit';
import { formatError, isForeseen } from './formatError';
import { jitGateway } from './jitGateway';
import type { KnownDocuments } from './knownDocuments';
import { lostReads } from './lostReads';
import { mustBePageUser } from './protect';
import { publicCaching } from './publicCaching';

/** How much of what others ask is kept parsed, in characters; parsed it is some fifty times as large. */
const MOST_FREE = 600_000;

/**
 * Where Apollo keeps what it has parsed and found valid. The portal's own documents stay, so that each is parsed once;
 * what others ask comes and goes.
 */
export class DocumentStore {
  private readonly own = new Map<string, DocumentNode>();
  private readonly free = new LRUCache<string, DocumentNode>({ maxSize: MOST_FREE });

  constructor(private readonly known: KnownDocuments) {}

  async get(key: string): Promise<DocumentNode | undefined> {
    return this.own.get(key) ?? this.free.get(key);
  }

  async set(key: string, document: DocumentNode): Promise<void> {
    const text = document.loc?.source.body ?? '';
    if (this.known.has(text)) this.own.set(key, document);
    else this.free.set(key, document, { size: Math.max(1, text.length) });
  }

  async delete(key: string): Promise<boolean> {
    return this.own.delete(key) || this.free.delete(key);
  }
}

/** 'jit' compiles operations, 'reference' is GraphQL's own executor. */
export type Executor = 'jit' | 'reference';

interface ApolloOptions<Context> {
  /** Every field behind its rule. */
  schema: GraphQLSchema;
  executor: Executor;
  /** The documents of the portal's own pages. */
  known: KnownDocuments;
  /** Queries whose answer is the same for everybody. */
  publicQueries: readonly string[];
  /** At which request 'jit' compiles an operation; what is asked once is not worth it. */
  compileAt?: number;
  /** Where operations are measured. */
  metrics: Metrics;
  /** Who does an operation, for the log. */
  actorOf: (context: Context, operation: string) => AuditActor;
}

/** The Apollo Server of the portal, started. @typeParam Context what resolvers get */
export async function createApollo<Context extends IdentifiedRequest & AdmittedRequest & AnsweredRequest>({
  schema,
  executor,
  known,
  publicQueries,
  compileAt,
  metrics,
  actorOf,
}: ApolloOptions<Context>): Promise<ApolloServer<Context>> {
  const server = new ApolloServer<Context>({
    ...(executor === 'jit' ? { gateway: jitGateway(schema, { compileAt, known }) } : { schema }),
    // Integrators explore the schema; every field is guarded by itself.
    introspection: true,
    formatError,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    maxRecursiveSelections: true,
    parseOptions: { maxTokens: MOST_TOKENS },
    validationRules: queryLimits,
    documentStore: new DocumentStore(known),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      publicCaching(publicQueries),
      requestIds(),
      answerExtensions(),
      lostReads(),
      measureOperations(metrics),
      traceOperations(),
      admission(),
      logRefusals(actorOf),
    ],
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (message) => logger.warn(String(message)),
      error: (message) => logger.error(String(message)),
    },
  });
  await server.start();
  return server;
}

/** A context in which a resolver can say something beside its answer. */
export interface AnsweredRequest {
  /** Comes with the answer as its `extensions`. */
  answerExtensions?: Readonly<Record<string, unknown>>;
}

/** Sends what resolvers said besides. */
function answerExtensions(): ApolloServerPlugin<AnsweredRequest> {
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

const FORBIDDEN = 'FORBIDDEN';

/**
 * Logs what somebody may not read: each field of a query, or below the answer of a mutation, that was refused. The
 * refusal of a mutation itself is logged with it.
 */
function logRefusals<Context extends object>(
  actorOf: (context: Context, operation: string) => AuditActor,
): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue, operation }) {
          const isMutation = operation?.operation === OperationTypeNode.MUTATION;
          const refused = errors.filter(
            (error) => codeOf(error) === FORBIDDEN && !(isMutation && error.path?.length === 1),
          );
          const operations = new Set(refused.map(({ path }) => String(path?.[0] ?? firstField(operation))));
          const events = [...operations].map((name) =>
            newEvent(actorOf(contextValue, name), { kind: AuditKind.refused, outcome: FORBIDDEN }),
          );
          if (events.length === 0) return;
          await store(events).catch((error: unknown) => logError(error, 'refusal not in the log'));
        },
      };
    },
  };
}

/** What an operation asks for that was refused before it ran. */
function firstField(operation: OperationDefinitionNode | undefined): string {
  const field = operation?.selectionSet.selections.find((selection) => selection.kind === Kind.FIELD);
  return field?.name.value ?? '';
}

function codeOf({ extensions, originalError }: GraphQLError): unknown {
  const inner = (originalError as { extensions?: { code?: unknown } } | null | undefined)?.extensions;
  return extensions.code ?? inner?.code;
}

/** Has the span of a request say which operation it was and what the log calls the request, when requests are traced. */
function traceOperations(): ApolloServerPlugin<IdentifiedRequest> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ operation, contextValue }) {
          const span = trace.getActiveSpan();
          if (!span || !operation) return;
          // Its first field, not the name that a client gave it.
          const name = nameOf(operation);
          span.updateName(`${operation.operation} ${name}`);
          span.setAttributes({
            'graphql.operation.name': name,
            'graphql.operation.type': operation.operation,
            'portal.request_id': contextValue.requestId,
          });
        },
      };
    },
  };
}

/** What every context has, so that the page of one person cannot act as another. */
interface AdmittedRequest {
  user: { id: string; name: string } | null;
  /** The id of the user for whom the asking page was made, when a page asks. */
  pageUser: string | undefined;
  /** Somebody else who looks at the portal as `user`, and can change nothing meanwhile. */
  viewedBy?: { name: string };
  /** Counts what an operation of a visitor costs. @throws RATE_LIMITED */
  charge?: (cost: number) => Promise<void>;
}

/** What can be done while looking at the portal as somebody else. */
const WHILE_VIEWING: readonly string[] = ['endViewAs', 'signOut'];

/**
 * Refuses before anything is done: operations of a page that was made for somebody else than who is signed in,
 * changes by who looks at the portal as somebody else, and texts that no field can hold.
 */
function admission(): ApolloServerPlugin<AdmittedRequest> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ contextValue, operation, document, schema, request: { variables } }) {
          const { user, pageUser, viewedBy, charge } = contextValue;
          await answering(async () => {
            mustBePageUser(user, pageUser);
            if (user && viewedBy) mustOnlyRead(user, operation);
            checkTexts(variables);
            await charge?.(costOfDocument(schema, document));
          });
        },
      };
    },
  };
}

/** @throws FORBIDDEN for all that changes something */
function mustOnlyRead(viewed: { name: string }, asked: OperationDefinitionNode | undefined): void {
  if (asked?.operation !== OperationTypeNode.MUTATION) return;
  const may = asked.selectionSet.selections.every(
    (field) => field.kind === Kind.FIELD && WHILE_VIEWING.includes(field.name.value),
  );
  if (!may) throw new AppError('FORBIDDEN', texts.viewingOnly(viewed.name));
}

/** A refusal with the status of an answer: before execution Apollo would take it for a fault of the server. */
async function answering(check: () => void | Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new GraphQLError(error.message, { extensions: { ...error.extensions, http: { status: 200 } } });
  }
}

/** What every context has, so that an operator can find a request again. */
interface IdentifiedRequest {
  requestId: string;
  user: { id: string } | null;
}

/**
 * Gives every error the id of its request as `extensions.requestId`, and logs those that we did not foresee under that
 * id, with the operation's name, the path and the id of the user. At level `debug` every operation is logged.
 */
function requestIds(): ApolloServerPlugin<IdentifiedRequest> {
  return {
    async contextCreationDidFail({ error }) {
      logError(error, 'request could not begin');
    },
    async requestDidStart() {
      const begin = performance.now();
      return {
        async didEncounterErrors({ errors, contextValue, operationName }) {
          const { requestId, user } = contextValue;
          for (const error of errors) {
            if (isForeseen(error)) continue;
            const path = error.path?.join('.');
            logError(unwrapResolverError(error), 'operation failed', {
              requestId,
              operation: operationName ?? undefined,
              path,
              user: user?.id,
            });
          }
        },
        async willSendResponse({ response, contextValue, operationName }) {
          logger.debug(
            {
              requestId: contextValue.requestId,
              operation: operationName ?? undefined,
              user: contextValue.user?.id,
              ms: Math.round(performance.now() - begin),
            },
            'operation answered',
          );
          if (response.body.kind !== 'single') return;
          const { singleResult } = response.body;
          if (!singleResult.errors) return;
          singleResult.errors = singleResult.errors.map((error) => ({
            ...error,
            extensions: { ...error.extensions, requestId: contextValue.requestId },
          }));
        },
      };
    },
  };
}
