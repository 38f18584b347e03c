import { useEffect, useState } from 'react';
import { useDocsConfig } from '@/base/docs-config';
import { environment } from '@/site';
import type { FoundGroup } from '../engine/groupFound';
import type { Question } from '../engine/SearchEngine';
import { queryHosted } from '../hosted/queryHosted';

const { searchAppId: appId, searchKey: key, searchIndexName: index } = environment;

/** The hosted search of this deployment, if it is configured. */
const hosted = appId && key && index ? { appId, key, index } : undefined;

/** Returns the results of the hosted search; undefined until it has responded, or if it failed. */
export function useHosted({
  text,
  kinds = [],
  shard,
}: Question): readonly FoundGroup[] | undefined {
  const { products } = useDocsConfig();
  const [answer, setAnswer] = useState<{ text: string; groups: readonly FoundGroup[] }>();
  // The hosted search does not support filters.
  const isFor = hosted && text.trim() !== '' && kinds.length === 0 && !shard;
  useEffect(() => {
    if (!hosted || !isFor) return undefined;
    let isLatest = true;
    queryHosted(hosted, text, products).then(
      (groups) => isLatest && setAnswer({ text, groups }),
      () => isLatest && setAnswer(undefined),
    );
    return () => {
      isLatest = false;
    };
  }, [isFor, text, products]);
  return isFor && answer?.text === text ? answer.groups : undefined;
}
