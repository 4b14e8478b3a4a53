import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';

/** What of a span leaves this machine: names and numbers of ours. Addresses of people, paths and words of errors do not. */
const TOLD = new Set([
  'db.collection.name',
  'db.mongodb.collection',
  'db.name',
  'db.namespace',
  'db.operation',
  'db.operation.name',
  'db.system',
  'db.system.name',
  'error.type',
  'exception.type',
  'graphql.operation.name',
  'graphql.operation.type',
  'http.method',
  'http.request.method',
  'http.response.status_code',
  'http.status_code',
  'portal.request_id',
]);

const NAME = 'carnaval-backoffice';

/** What the instrumentation calls the collection of a command (`readAtOnce`). */
const COMMAND = '$cmd';
/** Has for us the collection that a command reads, and nothing else; it does not leave this machine. */
const QUERY = 'db.query.text';
const COLLECTION = 'db.collection.name';

/**
 * Has requests and database commands told to an OpenTelemetry collector, at the address in OTEL_EXPORTER_OTLP_ENDPOINT;
 * the other settings of OpenTelemetry's own (OTEL_SERVICE_NAME, OTEL_EXPORTER_OTLP_HEADERS, OTEL_TRACES_SAMPLER) count
 * too. To be called before what is traced is loaded (P196).
 * @returns sends what is not sent yet, and ends
 */
export async function startTracing(): Promise<() => Promise<void>> {
  const [trace, exporting, { registerInstrumentations }, http, mongodb, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/instrumentation'),
      import('@opentelemetry/instrumentation-http'),
      import('@opentelemetry/instrumentation-mongodb'),
      import('@opentelemetry/resources'),
    ]);
  const provider = new trace.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? NAME }),
    spanProcessors: [new trace.BatchSpanProcessor(tellLittle(new exporting.OTLPTraceExporter()))],
  });
  provider.register();
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new http.HttpInstrumentation(),
      new mongodb.MongoDBInstrumentation({
        dbStatementSerializer: ({ find }) => (typeof find === 'string' ? find : ''),
      }),
    ],
  });
  return () => provider.shutdown().catch(() => undefined);
}

/** The exporter, told no more than {@link TOLD}. */
function tellLittle(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(withLittle), done),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}

function withLittle(span: ReadableSpan): ReadableSpan {
  const events = span.events.map((event) => ({ ...event, attributes: told(event.attributes ?? {}) }));
  return Object.create(span, {
    ...collectionOf(span),
    events: { value: events },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;
}

/** A list that is read by a command is named after its collection, as others are. */
function collectionOf({ name, attributes }: ReadableSpan): PropertyDescriptorMap {
  const collection = attributes[COLLECTION] === COMMAND && attributes[QUERY];
  if (!collection) return { attributes: { value: told(attributes) } };
  return {
    name: { value: name.replace(COMMAND, () => String(collection)) },
    attributes: { value: told({ ...attributes, [COLLECTION]: collection }) },
  };
}

function told(attributes: object): Record<string, never> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => TOLD.has(name))) as never;
}
