import { useQueryClient } from '@tanstack/react-query';
import { replaceData } from '../../../platform/api/cache-writes';
import { tsr } from '../../../platform/api/tsr';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { securityTexts } from './security.texts';

const RULES_KEY = ['security-rules'];

export function useSecurityRules() {
  return tsr.security.get.useQuery({ queryKey: RULES_KEY });
}

/** Changes the rule and shows the outcome; an error shows the server's own message. */
export function useRuleChange(onSettled: () => void) {
  const queries = useQueryClient();
  const outcome = useOutcomeToasts();
  return tsr.security.update.useMutation({
    onSuccess: (response) => {
      replaceData(queries, RULES_KEY, response);
      const { require_second_factor } = response.body.data;
      outcome.succeeded(require_second_factor ? securityTexts.rule.on : securityTexts.rule.off);
    },
    onError: (error) => {
      outcome.failed(error, { text: securityTexts.rule.failed, preferServerMessage: true });
      void queries.invalidateQueries({ queryKey: RULES_KEY });
    },
    onSettled,
  });
}
