# Adapters for other libraries, and games on a GPU.

adapter-missing = This needs { $library }, which is not installed here (there is no module { $module }). Run: python3 bootstrap.py research, or install ekiben[research].
adapter-deals = There must be at least one deal, not { $deals }.
adapter-seat = There is no seat { $seat } for the learner; seats are { $seats }.
adapter-opponents = Other seats: { $seats }; opponents named: { $given }. Name one for each seat, or a single one for all.
adapter-illegal = An illegal action can't be answered with { $given }; choose one of { $known }.
cuda-missing = Games on a GPU need numba-cuda, which is not installed here. Run: python3 bootstrap.py cuda, or install ekiben[cuda].
cuda-no-device = Games on a GPU need an NVIDIA GPU with its driver; there is none here. ekiben.research.Batch plays the same games on the processor.
cuda-endless = No game has ended in the last { $moves } moves, and { $left } are left: something is wrong with the rules or with the GPU. Please report this.
cuda-no-answer = The GPU has not answered for { $seconds } seconds: a kernel hangs, or another program keeps the GPU busy. Restart this program; if the GPU is slow, play fewer games at once.
