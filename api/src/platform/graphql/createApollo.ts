import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { trace } from '@opentelemetry/api';
import {
  type GraphQLSchema,
  type DocumentNode,
  type GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';

import { AuditKind } from '../audit/auditKind.enum';
import { store } from '../audit/copyEvents';
import { type AuditActor, newEvent } from '../audit/newEvent';
import { logError } from '../log/logError';
import { logger } from '../log/logger';
import { measureOperations, nameOf } from '../metrics/measureOperations';
import type { Metrics } from '../metrics/metrics';
import { admission, type AdmittedRequest } from './admission';
import { formatError } from './formatError';
import { jitGateway } from './jitGateway';
import type { KnownDocuments } from './knownDocuments';
import { lostReads } from './lostReads';
import { publicCaching } from './publicCaching';
import { MOST_TOKENS, queryLimits } from './queryLimits';
import { type IdentifiedRequest, requestIds } from './requestIds';

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
