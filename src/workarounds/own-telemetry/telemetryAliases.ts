import { isOff } from '../isOff';

/** What a bundler takes for OpenTelemetry: the single module inside Next, not the 44 that a tool has installed. */
export function telemetryAliases(): Record<string, string> {
  if (isOff('own-telemetry')) return {};
  return { '@opentelemetry/api': 'next/dist/compiled/@opentelemetry/api' };
}
